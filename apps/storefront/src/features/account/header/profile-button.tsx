import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { callQuery } from '../../../lib/api/use-call.ts';
import type { MessageKey } from '../../../lib/i18n/message-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { Button, ButtonLink, IconButton } from '../../../ui/button/button.tsx';
import { AlertDialog } from '../../../ui/dialog/alert-dialog.tsx';
import type { IconName } from '../../../ui/icon/icon.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import styles from '../account-form.module.css';
import { useLeave } from '../session/use-leave.ts';

interface Entry {
  readonly label: MessageKey;
  readonly icon: IconName;
  readonly to: string;
}

// NAV-09, in its order. Trips, wallet, coupons, points and referral code join with their pages.
const entries: readonly Entry[] = [
  { label: 'account.profileSettings', icon: 'user', to: paths.profile('profile-settings') },
  { label: 'account.myOrders', icon: 'receipt', to: paths.myOrders() },
  { label: 'account.settings', icon: 'globe', to: paths.settings() },
  { label: 'account.trackOrder', icon: 'bike', to: paths.trackOrder() },
];

interface MenuProps {
  readonly open: boolean;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

function ProfileMenu({ open, anchor, onClose, onLogout }: MenuProps) {
  const { t } = useTranslation();
  const { data } = useQuery(callQuery('accounts.info'));
  return (
    <Popover open={open} anchor={anchor} onClose={onClose} title={t('account.profileMenu')}>
      <nav className={styles['menu']} aria-label={t('account.profileMenu')}>
        <p className={styles['menuName']}>
          <bdi>{data && `${data.f_name} ${data.l_name}`.trim()}</bdi>
        </p>
        {entries.map(({ label, icon, to }) => (
          <ButtonLink key={label} look="plain" icon={icon} to={to} onClick={onClose}>
            {t(label)}
          </ButtonLink>
        ))}
        <Button look="plain" icon="lock" className={styles['leave']} onClick={onLogout}>
          {t('account.logout')}
        </Button>
      </nav>
    </Popover>
  );
}

/** The profile menu of a signed-in customer (NAV-09); its code loads once somebody is. */
export function ProfileButton() {
  const { t } = useTranslation();
  const anchor = useRef<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const leave = useLeave();
  return (
    <>
      <span>
        <IconButton
          ref={anchor}
          icon="user"
          label={t('account.profileMenu')}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      </span>
      <ProfileMenu
        open={open}
        anchor={anchor}
        onClose={() => setOpen(false)}
        onLogout={() => {
          setOpen(false);
          setAsking(true);
        }}
      />
      <AlertDialog
        open={asking}
        title={t('account.logoutQuestion')}
        confirm={t('account.logout')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          leave();
        }}
      />
    </>
  );
}
