import { wallClockAt } from '@promenade/domain/hours';
import type { Ctx } from '../../../platform/context.ts';
import { getMarket } from '../../settings/index.ts';
import { sheetItem } from './sheet-item.ts';
import { SheetRefused } from './sheet-report.ts';
import { listSheetItems, listSheetStores, type SheetPlace } from './sheets.repo.ts';

/**
 * The items of a store, or of the whole market, as the text of a sheet, piece by piece.
 * @throws SheetRefused for a store that nobody knows
 */
export async function* exportSheet(ctx: Ctx, store: string | undefined): AsyncGenerator<string> {
  if (store !== undefined && (await listSheetStores(ctx.db, [store])).length === 0)
    throw new SheetRefused(`There is no store '${store}'.`);
  const { sheetHeader, sheetRow } = await import('@promenade/market/sheet');
  const { settings } = await getMarket(ctx);
  const today = wallClockAt(ctx.clock.now(), settings.timeZone).date;
  yield sheetHeader();
  for (let after: SheetPlace | undefined; ; ) {
    const items = await listSheetItems(ctx.db, store === undefined ? null : [store], today, after);
    if (items.length === 0) return;
    yield items.map((item) => sheetRow(sheetItem(item), settings.currency.decimals)).join('');
    after = items.at(-1);
  }
}
