import type { Ctx, DeferredWriter } from '../context.ts';

/**
 * Writes a row at the end of the open transaction's work, in one statement with all others of its writer; outside of a
 * transaction at once.
 */
export async function deferWrite<Row>(ctx: Ctx, writer: DeferredWriter<Row>, row: Row): Promise<void> {
  if (!ctx.deferredRows) return writer(ctx, [row]);
  const rows = ctx.deferredRows.get(writer) ?? [];
  rows.push(row);
  ctx.deferredRows.set(writer, rows);
}

/** Writes the deferred rows, as the last step of a transaction. */
export async function writeDeferred(ctx: Ctx): Promise<void> {
  for (const [writer, rows] of ctx.deferredRows ?? []) await (writer as DeferredWriter<unknown>)(ctx, rows);
}
