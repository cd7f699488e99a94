import { buildCity, type City, montevideoReader } from '@promenade/market/city';
import { buildDemoMarket, type DemoMarket } from '@promenade/market/demo';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { writeCatalog } from '../catalog/index.ts';
import { writeCity } from '../geo/index.ts';
import { writeMarket } from '../settings/index.ts';
import { writeZones } from '../zones/index.ts';
import { catalogOf } from './catalog-rows.ts';
import { createProgress, type LoadProgress } from './load-progress.ts';
import { moduleRows, zoneRates, zoneRows } from './place-rows.ts';
import { type Pictures, storePictures } from './store-pictures.ts';

/**
 * Makes the demonstration city and market and keeps them, all or nothing. A second time it meets its own rows by their
 * ids: orders, carts and what is left of the day's stock stay.
 */
export async function writeDemoMarket(ctx: Ctx, onProgress: (progress: LoadProgress) => void): Promise<void> {
  const progress = createProgress(onProgress);
  const city = await buildCity({
    reader: montevideoReader(),
    coast: 'land-mask',
    onProgress: progress.city,
  });
  const market = buildDemoMarket({ city });
  // Drawn while the database is busy with the map. Awaited below; until then a failure must not count as unhandled.
  const drawing = storePictures(ctx, market.pictures, (done, total) => progress.at('pictures', done, total));
  drawing.catch(() => undefined);
  await writeAll(ctx, city, market, drawing, (part) => progress.at('write', part, 1));
}

async function writeAll(
  ctx: Ctx,
  city: City,
  market: DemoMarket,
  drawing: Promise<Pictures>,
  report: (part: number) => void,
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await writeCity(inner, city);
    const pictures = await drawing;
    report(0.7);
    await writeMarket(inner, market.settings, moduleRows(market, pictures));
    await writeZones(inner, zoneRows(market), zoneRates(market));
    await writeCatalog(inner, catalogOf(market, pictures));
  });
  report(1);
}
