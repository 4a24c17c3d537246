// The currencies plans are sold in (docs/product/regions.md#currency).
import * as v from 'valibot';
import { listOf } from '../lists';

export const currencies = listOf(v.string());
