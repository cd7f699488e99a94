import type { Ctx, DeferredWriter } from '../context.ts';

/** Writes a row when the work of the open transaction is done, together with all others of its writer; outside of one at once. */
export async function deferWrite<Row>(ctx: Ctx, writer: DeferredWriter<Row>, row: Row): Promise<void> {
  if (!ctx.deferredRows) return writer(ctx, [row]);
  const rows = ctx.deferredRows.get(writer) ?? [];
  rows.push(row);
  ctx.deferredRows.set(writer, rows);
}

/** Writes what was gathered: the last thing that a transaction does. */
export async function writeDeferred(ctx: Ctx): Promise<void> {
  for (const [writer, rows] of ctx.deferredRows ?? []) await (writer as DeferredWriter<unknown>)(ctx, rows);
}
