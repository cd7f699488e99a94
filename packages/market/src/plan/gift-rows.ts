import type { RowId } from '../stores/index.ts';
import type { LocalizedText } from '../texts/index.ts';

/** A wallet bonus or a rule of cashback; amounts in minor units. */
export type GiftRow = {
  id: RowId;
  title: LocalizedText;
  /** Of bonuses. */
  description?: LocalizedText;
  type: 'percent' | 'amount';
  /** Percent, or minor units. */
  amount: number;
  minimumMinor: number;
  /** 0: uncapped. */
  maximumMinor: number;
  /** How often one customer can get it; 0 means without limit. Cashback only. */
  perCustomer: number;
  /** Counted from the day that the market is loaded. */
  days: number;
};

/** A market's wallet bonuses and cashback. */
export type Gifts = { bonuses: readonly GiftRow[]; cashbacks: readonly GiftRow[] };

/** For a market whose operator decides. */
export const NO_GIFTS: Gifts = { bonuses: [], cashbacks: [] };
