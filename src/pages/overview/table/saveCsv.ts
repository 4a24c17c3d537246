// The table as a file for spreadsheets (docs/product/many-instances.md#export): the columns and rows shown, in their order.
import { saveFile } from '../../../browser/saveFile';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { toCsv } from '../../../domain/text/csv';
import { isoDay } from '../../../domain/values/isoDate';
import { t } from '../../../messages/t';
import type { TableColumn } from './columns/columns';

/** Saves the rows as subscriptions-2026-12-03.csv. */
export function saveCsv(columns: readonly TableColumn[], rows: readonly Subscription[]): void {
  const text = toCsv(
    columns.map(({ label }) => t(label)),
    rows.map((row) => columns.map(({ csv }) => csv(row))),
  );
  saveFile(
    new Blob([text], { type: 'text/csv;charset=utf-8' }),
    `subscriptions-${isoDay(Date.now() / 1000)}.csv`,
  );
}
