import type { Ctx } from '../context.ts';

/** Writes rows of one kind that a transaction has gathered, in one statement. */
export type LastWriter<Row> = (ctx: Ctx, rows: readonly Row[]) => Promise<void>;

/** Rows that wait for the end of the open transaction's work, by who writes them. */
export type LastRows = Map<LastWriter<never>, unknown[]>;

/** Writes a row when the work of the open transaction is done, together with all others of its writer; outside of one at once. */
export async function writeLast<Row>(ctx: Ctx, writer: LastWriter<Row>, row: Row): Promise<void> {
  if (!ctx.lastRows) return writer(ctx, [row]);
  const rows = ctx.lastRows.get(writer) ?? [];
  rows.push(row);
  ctx.lastRows.set(writer, rows);
}

/** Writes what was gathered: the last thing that a transaction does. */
export async function writeGathered(ctx: Ctx): Promise<void> {
  for (const [writer, rows] of ctx.lastRows ?? []) await (writer as LastWriter<unknown>)(ctx, rows);
}
