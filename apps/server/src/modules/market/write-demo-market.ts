import { readCity } from '@promenade/market/city';
import { buildDemoMarket, demoMarkets, type DemoName } from '@promenade/market/demo';
import type { Ctx } from '../../platform/context.ts';
import { decideImport } from './deciding/decide-import.ts';
import { createProgress, type LoadProgress } from './load-progress.ts';
import { findStandingMarket } from './market-state.ts';
import { writePlan } from './write-plan.ts';

/**
 * Creates and stores a demo city and market, completely or not at all. Repeated, it updates its own rows by id: orders,
 * carts and the remaining stock of the day are kept.
 * @throws ImportRefused
 */
export async function writeDemoMarket(
  ctx: Ctx,
  name: DemoName,
  onProgress: (progress: LoadProgress) => void,
  read: typeof readCity = readCity,
): Promise<void> {
  const { reader, coast, settings } = demoMarkets[name];
  const standing = await findStandingMarket(ctx);
  const coming = { slug: name, currency: settings.currency, replace: false, demo: true };
  const mode = decideImport(standing, coming);
  const progress = createProgress(onProgress);
  const { outline, drawMap } = await read({ reader: reader(), coast, onProgress: progress.city });
  const plan = buildDemoMarket({ name, city: outline });
  await writePlan(ctx, { drawCity: drawMap, plan, mode, standing, coming }, progress);
}
