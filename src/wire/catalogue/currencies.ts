// The currencies plans are sold in (docs/product/regions.md#currency).
import * as v from 'valibot';
import { listOf } from '../lists';

/** The codes of the currencies that plans are sold in. */
export const currencies = listOf(v.string());
