import type { Subscription } from '../../../../domain/subscriptions/subscription';

/** Returns the id of the cell that names a row, which says whose its actions are. */
export const nameId = ({ id }: Subscription) => `name-${id}`;
