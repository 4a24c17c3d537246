// What the body of a section about the instance itself gets.
import type { Subscription } from '../../domain/subscription';

export interface StackSectionProps {
  subscription: Subscription;
  /** The subscription's, where it has one. */
  stackId: string;
}
