import type { FriendDiscount } from './referral.ts';

/** Wallets, loyalty points and referral of a market (PROF-04 to PROF-06; api.md, rule 8). Amounts in minor units. */
export interface RewardSettings {
  readonly wallet: boolean;
  readonly loyalty: boolean;
  /** Points for 100 major units paid. */
  readonly pointsPerHundred: number;
  /** How many points make one major unit. */
  readonly pointsPerMajor: number;
  /** Fewer are not exchanged. */
  readonly minimumPoints: number;
  readonly referral: boolean;
  /** For each friend whose first order is delivered. */
  readonly referrerMinor: number;
  /** Off the friend's first order. */
  readonly friendDiscount: FriendDiscount;
}
