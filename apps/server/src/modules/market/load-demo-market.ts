import type { readCity } from '@promenade/market/city';
import type { DemoName } from '@promenade/market/demo';
import type { Ctx } from '../../platform/context.ts';
import type { LoadProgress } from './load-progress.ts';

/**
 * Loads a demo market: completely or not at all; repeated, it updates its own rows.
 * @param read how its city is read, which takes seconds
 */
export async function loadDemoMarket(
  ctx: Ctx,
  onProgress: (progress: LoadProgress) => void = () => undefined,
  name: DemoName = 'montevideo',
  read?: typeof readCity,
): Promise<void> {
  // Reading the city and drawing pictures takes libraries that serving never needs: 30 MB and a tenth of a start.
  const { writeDemoMarket } = await import('./write-demo-market.ts');
  await writeDemoMarket(ctx, name, onProgress, read);
}
