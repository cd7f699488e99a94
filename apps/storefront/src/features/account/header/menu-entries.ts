import type { Reply } from '@promenade/contract/calls';
import type { MessageKey } from '../../../lib/i18n/message-key.ts';
import { paths } from '../../../lib/paths/paths.ts';
import type { IconName } from '../../../ui/icon/icon.tsx';

/** An entry of the profile menu. */
export interface MenuEntry {
  readonly label: MessageKey;
  readonly icon: IconName;
  readonly to: string;
}

type Statuses = Pick<
  Reply<'settings.config'>,
  'customer_wallet_status' | 'loyalty_point_status' | 'ref_earning_status'
>;

/**
 * The profile menu in the order of NAV-09, without what the market has switched off.
 * @param letsVehicles a rental module exists and is active
 */
export function menuEntries(config: Statuses, letsVehicles: boolean): MenuEntry[] {
  const only = (status: 0 | 1, entry: MenuEntry): MenuEntry[] => (status === 1 ? [entry] : []);
  return [
    { label: 'account.profileSettings', icon: 'user', to: paths.profile('profile-settings') },
    { label: 'account.myOrders', icon: 'receipt', to: paths.myOrders() },
    ...only(letsVehicles ? 1 : 0, { label: 'trips.mine', icon: 'road', to: paths.myTrips() }),
    ...only(config.customer_wallet_status, { label: 'wallet.title', icon: 'wallet', to: paths.wallet() }),
    { label: 'coupon.title', icon: 'tag', to: paths.coupons() },
    ...only(config.loyalty_point_status, { label: 'wallet.points', icon: 'star', to: paths.loyaltyPoints() }),
    ...only(config.ref_earning_status, { label: 'wallet.referral', icon: 'gift', to: paths.referralCode() }),
    { label: 'account.settings', icon: 'globe', to: paths.settings() },
    { label: 'account.trackOrder', icon: 'bike', to: paths.trackOrder() },
    // Not in NAV-09, and therefore below it: what the badge of the button counts.
    { label: 'notification.title', icon: 'bell', to: paths.profile('notifications') },
  ];
}
