import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { callQuery, useCall } from '../../lib/api/use-call.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { Button, ButtonLink, IconButton } from '../../ui/button/button.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import styles from './account-form.module.css';
import { useLeave } from './use-sign-in.ts';

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
      <div className={styles['menu']}>
        {data && <p className={styles['name']}>{`${data.f_name} ${data.l_name}`.trim()}</p>}
        <ButtonLink look="plain" icon="receipt" to={paths.myOrders()} onClick={onClose}>
          {t('account.myOrders')}
        </ButtonLink>
        <ButtonLink look="plain" icon="bike" to={paths.trackOrder()} onClick={onClose}>
          {t('account.trackOrder')}
        </ButtonLink>
        <Button look="plain" icon="user" onClick={onLogout}>
          {t('account.logout')}
        </Button>
      </div>
    </Popover>
  );
}

/** The profile menu of a signed-in customer; its code loads once somebody is. */
export function ProfileButton() {
  const { t } = useTranslation();
  const anchor = useRef<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const logout = useCall('accounts.logout', { quiet: true });
  const leave = useLeave(() => logout.mutateAsync({}));
  return (
    <>
      <span>
        <IconButton
          ref={anchor}
          icon="user"
          label={t('account.profileMenu')}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      </span>
      <ProfileMenu
        open={open}
        anchor={anchor}
        onClose={() => setOpen(false)}
        onLogout={() => setAsking(true)}
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
