import type { RewardSettings } from '../settings/index.ts';

/** Every reward on: 10 points of 100, 20 points a unit of money, 5.00 for a friend, 10 % off the friend's first order. */
export const everyReward: RewardSettings = {
  wallet: true,
  loyalty: true,
  pointsPerHundred: 10,
  pointsPerMajor: 20,
  minimumPoints: 10,
  referral: true,
  referrerMinor: 500,
  friendDiscount: { type: 'percent', amount: 10, maximumMinor: 200 },
};
