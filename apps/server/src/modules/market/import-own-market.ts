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

/** The same without a database: what would be left out and what would come of it. */
export async function tryOwnMarket(
  request: OwnMarketRequest,
  now: string,
  onProgress: (progress: LoadProgress) => void = () => undefined,
): Promise<ImportReport> {
  const { planAlone } = await import('./write-own-market.ts');
  return planAlone(request, now, onProgress);
}
