import type { Ctx } from '../../platform/context.ts';
import { getMarket } from '../settings/index.ts';
import type { LoadProgress } from './load-progress.ts';

/** Whether nothing was ever loaded: a market has modules before it has anything else. */
export async function isEmptyMarket(ctx: Ctx): Promise<boolean> {
  return (await getMarket(ctx)).modules.length === 0;
}

/** Whether the market is the demonstration itself, so that loading it again replaces nobody's work. */
export async function isDemoMarket(ctx: Ctx): Promise<boolean> {
  return (await getMarket(ctx)).settings.demo;
}

/** Loads the demonstration market: all or nothing, and a second time over its own rows. */
export async function loadDemoMarket(
  ctx: Ctx,
  onProgress: (progress: LoadProgress) => void = () => undefined,
): Promise<void> {
  // Reading the city and drawing pictures takes libraries that serving never needs: 30 MB and a tenth of a start.
  const { writeDemoMarket } = await import('./write-demo-market.ts');
  await writeDemoMarket(ctx, onProgress);
}
