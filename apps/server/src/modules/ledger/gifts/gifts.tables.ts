import type { LocalText } from '../../../platform/local-text.ts';

/** A wallet bonus as stored. */
export interface BonusRow {
  readonly id: string;
  readonly title: LocalText;
  readonly description: LocalText;
  readonly bonus_type: 'percent' | 'amount';
  readonly bonus_amount: number;
  readonly minimum_add_minor: number;
  readonly maximum_bonus_minor: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly active: boolean;
}

/** A rule of cashback as stored. */
export interface CashbackRow {
  readonly id: string;
  readonly title: LocalText;
  readonly cashback_type: 'percent' | 'amount';
  readonly cashback_amount: number;
  readonly min_purchase_minor: number;
  readonly max_discount_minor: number;
  readonly same_user_limit: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly active: boolean;
}

/** What an order will earn. */
export interface OrderCashbackRow {
  readonly order_id: string;
  readonly rule_id: string;
  readonly customer_id: string;
  readonly amount_minor: number;
  readonly created_at: Date;
}

/** What came off a friend's first order. */
export interface ReferralDiscountRow {
  readonly customer_id: string;
  readonly order_id: string;
  readonly discount_minor: number;
}

/** Tables of what the market gives away. */
export interface GiftTables {
  wallet_bonuses: BonusRow;
  cashback_rules: CashbackRow;
  order_cashbacks: OrderCashbackRow;
  referral_discounts: ReferralDiscountRow;
}
