import type { Subscription } from '../../../../domain/subscriptions/subscription';

/** Returns the id of the cell that names a row; the row's actions refer to it as their description. */
export const nameId = ({ id }: Subscription) => `name-${id}`;
