import type { ComponentType } from 'react';
import { CouponsPage } from '../../features/coupons/index.ts';
import { queryView } from '../../lib/api/query-view.tsx';
import type { MessageKey } from '../../lib/i18n/message-key.ts';
import type { Market } from '../../lib/session/market.ts';
import type { IconName } from '../../ui/icon/icon.tsx';

/** A page of the profile: an entry of its menu and what `/profile?page={name}` shows. */
export interface ProfilePage {
  readonly label: MessageKey;
  readonly icon: IconName;
  readonly View: ComponentType;
  /** Not an entry of the menu; it is linked from elsewhere (NAV-09). */
  readonly isSkipped?: boolean;
  /** Whether the market has it; true by default. */
  readonly isOn?: (config: Market['config']) => boolean;
}

/** Pages of the profile by the name in their address, in the order of the menu; the first is the default. */
export const profilePages: Readonly<Record<string, ProfilePage>> = {
  'profile-settings': {
    label: 'account.profileSettings',
    icon: 'user',
    View: queryView<object>(
      async () => (await import('../../features/account/profile/profile-settings.tsx')).ProfileSettings,
    ),
  },
  addresses: {
    label: 'address.book',
    icon: 'pin',
    View: queryView<object>(async () => (await import('./addresses-view.tsx')).AddressesView),
  },
  wallet: {
    label: 'wallet.title',
    icon: 'wallet',
    View: queryView<object>(async () => (await import('../../features/wallet/wallet-view.tsx')).WalletView),
    isOn: ({ customer_wallet_status: status }) => status === 1,
  },
  coupons: { label: 'coupon.title', icon: 'tag', View: CouponsPage },
  'loyalty-points': {
    label: 'wallet.points',
    icon: 'star',
    View: queryView<object>(
      async () => (await import('../../features/wallet/points/points-view.tsx')).PointsView,
    ),
    isOn: ({ loyalty_point_status: status }) => status === 1,
  },
  'referral-code': {
    label: 'wallet.referral',
    icon: 'gift',
    View: queryView<object>(
      async () => (await import('../../features/wallet/referral/referral-view.tsx')).ReferralView,
    ),
    isOn: ({ ref_earning_status: status }) => status === 1,
  },
  notifications: {
    label: 'notification.title',
    icon: 'bell',
    View: queryView<object>(
      async () => (await import('../../features/notifications/notifications-page.tsx')).NotificationsPage,
    ),
  },
  inbox: {
    label: 'chat.title',
    icon: 'chat',
    View: queryView<object>(
      async () => (await import('../../features/messages/inbox/inbox-page.tsx')).InboxPage,
    ),
    isSkipped: true,
  },
  security: {
    label: 'account.security',
    icon: 'lock',
    View: queryView<object>(
      async () => (await import('../../features/account/devices/security.tsx')).Security,
    ),
  },
};

const isOnIn = ({ isOn }: ProfilePage, config: Market['config']): boolean => isOn?.(config) ?? true;

/**
 * The pages that a market has, and the one that was asked for, by default the first. One that the market has switched
 * off is itself: it says so.
 */
export function findProfilePage(asked: string, config: Market['config']) {
  const pages = Object.fromEntries(
    Object.entries(profilePages).filter(([, candidate]) => isOnIn(candidate, config)),
  );
  const current = Object.hasOwn(profilePages, asked) ? asked : (Object.keys(pages)[0] ?? '');
  const page = profilePages[current];
  return { pages, current, page, isOff: page !== undefined && !isOnIn(page, config) };
}
