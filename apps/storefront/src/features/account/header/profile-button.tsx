import { capabilitiesOf } from '@promenade/domain/modules';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useInstall } from '../../../lib/connection/install-offer.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { activeModules } from '../../../lib/session/visit-module.ts';
import { useLeftPage } from '../../../ui/dialog/use-left-page.ts';
import { Button, ButtonLink, IconButton } from '../../../ui/button/button.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import styles from '../account-form.module.css';
import { LogoutQuestion } from './logout-question.tsx';
import { menuEntries } from './menu-entries.ts';

interface MenuProps {
  readonly open: boolean;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

function ProfileMenu({ open, anchor, onClose, onLogout }: MenuProps) {
  const { t } = useTranslation();
  const { config, modules } = useMarket();
  const install = useInstall();
  const letsVehicles = activeModules(modules).some((module) => capabilitiesOf(module.module_type).trips);
  const { data } = useQuery(callQuery('accounts.info'));
  return (
    <Popover open={open} anchor={anchor} onClose={onClose} title={t('account.profileMenu')}>
      <nav className={styles['menu']} aria-label={t('account.profileMenu')}>
        <p className={styles['menuName']}>
          <bdi>{data && `${data.f_name} ${data.l_name}`.trim()}</bdi>
        </p>
        {menuEntries(config, letsVehicles).map(({ label, icon, to }) => (
          <ButtonLink key={label} look="plain" icon={icon} to={to} onClick={onClose}>
            {t(label)}
          </ButtonLink>
        ))}
        {install && (
          <Button look="plain" icon="plus" onClick={install}>
            {t('offline.install')}
          </Button>
        )}
        <Button look="plain" icon="lock" className={styles['leave']} onClick={onLogout}>
          {t('account.logout')}
        </Button>
      </nav>
    </Popover>
  );
}

/** Takes the focus of the button for signing in, which stands in the header until the profile's code is loaded. */
function useFocusOfSignIn(anchor: RefObject<HTMLButtonElement | null>): void {
  const { t } = useTranslation();
  const [hadFocus] = useState(() => {
    const here = document.activeElement;
    return here?.closest('header') && here.ariaLabel === t('account.signIn');
  });
  useLayoutEffect(() => {
    if (hadFocus) anchor.current?.focus();
  }, [hadFocus, anchor]);
}

/** Signing out leaves the focus at the button that takes the profile's place; where it leads home, at that page's start. */
function usePassedFocus(anchor: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const place = anchor.current?.closest('header') && anchor.current.parentElement?.parentElement;
    return () =>
      queueMicrotask(() => {
        const stays = [paths.home(), paths.landing()].includes(location.pathname);
        if (stays && document.activeElement === document.body) place?.querySelector('button')?.focus();
      });
  }, [anchor]);
}

/** The profile menu of a signed-in customer (NAV-09); its code is loaded once somebody is signed in. */
export function ProfileButton() {
  const { t } = useTranslation();
  const anchor = useRef<HTMLButtonElement | null>(null);
  useFocusOfSignIn(anchor);
  usePassedFocus(anchor);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  useLeftPage(() => {
    setOpen(false);
    setAsking(false);
  });
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
      <LogoutQuestion open={asking} onAnswer={() => setAsking(false)} />
    </>
  );
}
