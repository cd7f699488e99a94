import type { ModuleType } from '@promenade/domain/modules';
import type { LeftOut, OwnMarketRequest } from '@promenade/market/own';

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
  /** Zones that give prices, but none for these modules: nothing of them is delivered there. */
  readonly unpriced: readonly { readonly zone: string; readonly modules: readonly ModuleType[] }[];
  /** Rows, features and objects that were left out, and why. */
  readonly leftOut: readonly LeftOut[];
}

export interface ImportWish {
  readonly request: OwnMarketRequest;
  /** Whether another operator's market may be taken off for this one. */
  readonly replace: boolean;
}
