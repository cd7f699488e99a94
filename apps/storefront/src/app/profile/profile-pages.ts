import type { ComponentType } from 'react';
import { queryView } from '../../lib/api/query-view.tsx';
import type { MessageKey } from '../../lib/i18n/message-key.ts';
import type { IconName } from '../../ui/icon/icon.tsx';

/** One page of the profile: an entry of its menu and what `/profile?page={name}` shows. */
export interface ProfilePage {
  readonly label: MessageKey;
  readonly icon: IconName;
  readonly View: ComponentType;
}

/** Pages of the profile by the name in their address, in the order of the menu; the first is shown without a name. */
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
  security: {
    label: 'account.security',
    icon: 'lock',
    View: queryView<object>(
      async () => (await import('../../features/account/devices/security.tsx')).Security,
    ),
  },
};
