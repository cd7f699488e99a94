import { expect, test } from 'vitest';
import { menuEntries } from './menu-entries.ts';

const labels = (wallet: 0 | 1, points: 0 | 1, referral: 0 | 1, letsVehicles = true) =>
  menuEntries(
    { customer_wallet_status: wallet, loyalty_point_status: points, ref_earning_status: referral },
    letsVehicles,
  ).map(({ to }) => to);

test('[NAV-09] the profile menu, in its order, and below it what the button counts', () => {
  expect(labels(1, 1, 1)).toEqual([
    '/profile?page=profile-settings',
    '/my-orders',
    '/my-trips',
    '/wallet',
    '/coupons',
    '/loyalty-points',
    '/referral-code',
    '/settings',
    '/track-order',
    '/profile?page=notifications',
  ]);
});

test('[NAV-09] trips are there only with an active rental module', () => {
  expect(labels(1, 1, 1, false)).not.toContain('/my-trips');
});

test('[NAV-09] wallet, points and referral go with their statuses', () => {
  expect(labels(0, 1, 1)).not.toContain('/wallet');
  expect(labels(1, 0, 1)).not.toContain('/loyalty-points');
  expect(labels(1, 1, 0)).not.toContain('/referral-code');
});
