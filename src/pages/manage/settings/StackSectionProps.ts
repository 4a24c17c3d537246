// What the body of a section about the instance itself gets.
import type { Subscription } from '../../../domain/subscriptions/subscription';

export interface StackSectionProps {
  subscription: Subscription;
  /** The subscription's, where it has one. */
  stackId: string;
}
