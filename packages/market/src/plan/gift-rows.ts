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
  /** How often one customer gets it; 0: always. Cashback only. */
  perCustomer: number;
  /** From the day that the market is loaded. */
  days: number;
};

/** What a market adds to money put into wallets, and gives back of orders. */
export type Gifts = { bonuses: readonly GiftRow[]; cashbacks: readonly GiftRow[] };

/** Of a market whose operator decides. */
export const NO_GIFTS: Gifts = { bonuses: [], cashbacks: [] };
