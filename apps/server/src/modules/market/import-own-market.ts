import type { LeftOut, OwnMarketRequest } from '@promenade/market/own';
import type { Ctx } from '../../platform/context.ts';
import type { LoadProgress } from './load-progress.ts';

/** What an import did, or would do. */
export interface ImportReport {
  readonly name: string;
  readonly timeZone: string;
  readonly currency: string;
  /** What its prices were in until now, where that is another one. */
  readonly formerCurrency?: string;
  readonly counts: {
    readonly addresses: number;
    readonly streets: number;
    readonly zones: number;
    readonly stores: number;
    readonly items: number;
  };
  /** Rows, features and objects that were left out, and why. */
  readonly leftOut: readonly LeftOut[];
}

export interface ImportWish {
  readonly request: OwnMarketRequest;
  /** Whether another operator's market may be taken off for this one. */
  readonly replace: boolean;
}

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
  /** Of the market that stands; absent where nothing was ever opened. */
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
