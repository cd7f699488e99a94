import type { FriendDiscount } from './referral.ts';

/** A market's settings for wallets, loyalty points and referrals (PROF-04 to PROF-06; api.md, rule 8). Amounts in minor units. */
export interface RewardSettings {
  readonly wallet: boolean;
  readonly loyalty: boolean;
  /** Points earned per 100 major units paid. */
  readonly pointsPerHundred: number;
  /** Points worth one major unit. */
  readonly pointsPerMajor: number;
  /** Minimum number of points that can be exchanged. */
  readonly minimumPoints: number;
  readonly referral: boolean;
  /** Bonus for each referred customer whose first order is delivered. */
  readonly referrerMinor: number;
  /** Discount on the referred customer's first order. */
  readonly friendDiscount: FriendDiscount;
}
