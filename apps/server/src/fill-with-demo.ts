import { withFirstToken } from './market-commands/operator-token.ts';
import { refuseUnfinished } from './market-commands/unfinished.ts';
import { isEmptyMarket, loadDemoMarket, type LoadProgress } from './modules/market/index.ts';
import type { OpenMarket } from './open-market.ts';

/**
 * Fills an empty market with the demonstration city, and writes an operator's token into the data
 * folder, readable by its owner alone. A market that holds anything is left as it is.
 */
export async function fillWithDemo(
  market: OpenMarket,
  onProgress: (progress: LoadProgress) => void,
): Promise<boolean> {
  if (!(await isEmptyMarket(market.ctx))) return false;
  await refuseUnfinished(market);
  await market.asOwner((owned) => withFirstToken(owned, () => loadDemoMarket(owned.ctx, onProgress)));
  return true;
}
