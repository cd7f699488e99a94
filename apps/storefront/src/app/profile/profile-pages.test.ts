import { expect, test } from 'vitest';
import type { Market } from '../../lib/session/market.ts';
import { findProfilePage } from './profile-pages.ts';

const marketOf = (customer_wallet_status: 0 | 1): Market['config'] =>
  ({ customer_wallet_status, loyalty_point_status: 1, ref_earning_status: 1 }) as Market['config'];

test('the address of a page that the market has switched off says so: it showed the settings of the profile', () => {
  const off = findProfilePage('wallet', marketOf(0));
  expect(off).toMatchObject({ current: 'wallet', isOff: true });
  expect(Object.keys(off.pages)).not.toContain('wallet');
  expect(findProfilePage('wallet', marketOf(1))).toMatchObject({ current: 'wallet', isOff: false });
  expect(findProfilePage('nothing', marketOf(0))).toMatchObject({
    current: 'profile-settings',
    isOff: false,
  });
});
