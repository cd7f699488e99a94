import type { Ctx } from '../../platform/context.ts';
import type { ImportReport, ImportWish } from './import-report.ts';
import type { LoadProgress } from './load-progress.ts';

/**
 * Opens a market in a city of the operator's own, or brings it up to date: all or nothing.
 * @throws ImportRefused, OwnMarketProblem, UnreadableFile
 */
export async function importOwnMarket(
  ctx: Ctx,
  wish: ImportWish,
  onProgress: (progress: LoadProgress) => void = () => undefined,
): Promise<ImportReport> {
  const { writeOwnMarket } = await import('./write-own-market.ts');
  return writeOwnMarket(ctx, wish, onProgress);
}

/** Where an import is tried. */
export interface TriedBeside {
  /** Of the existing market; absent if there is none. */
  readonly ctx?: Ctx;
  /** An ISO instant. */
  readonly now: string;
}

/**
 * The same up to the first row: what would be left out and what would come of it.
 * @throws ImportRefused where the market that stands would refuse it, OwnMarketProblem, UnreadableFile
 */
export async function tryOwnMarket(
  wish: ImportWish,
  { ctx, now }: TriedBeside,
  onProgress: (progress: LoadProgress) => void = () => undefined,
): Promise<ImportReport> {
  const { planAlone, planBeside } = await import('./write-own-market.ts');
  return ctx ? planBeside(ctx, wish, onProgress) : planAlone(wish.request, now, onProgress);
}
