import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useMarket } from '../../lib/session/market.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { MembersOnly } from '../shell/members-only.tsx';
import styles from './profile.module.css';
import { findProfilePage, type ProfilePage } from './profile-pages.ts';
import { Link } from '../../ui/link/link.tsx';

function Waiting() {
  return (
    <Loading className={styles['waiting']}>
      <Skeleton shape="title" share={40} />
      <Skeleton shape="block" className={styles['blockWait']} />
    </Loading>
  );
}

/** On a phone the menu is one row that scrolls sideways. */
const bringIntoSight = (entry: HTMLElement | null): void =>
  entry?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

type Pages = Readonly<Record<string, ProfilePage>>;

function Menu({ pages, current }: { readonly pages: Pages; readonly current: string }) {
  const { t } = useTranslation();
  return (
    <nav className={styles['menu']} aria-label={t('address.profile')}>
      {Object.entries(pages)
        .filter(([, { isSkipped }]) => !isSkipped)
        .map(([name, { label, icon }]) => (
          <Link
            key={name}
            to={paths.profile(name)}
            className={styles['entry']}
            aria-current={name === current ? 'page' : undefined}
            ref={name === current ? bringIntoSight : null}
          >
            <Icon name={icon} />
            {t(label)}
          </Link>
        ))}
    </nav>
  );
}

/** The pages of the profile, and the current one: `/wallet` shows what `/profile?page=wallet` does. */
export function useProfilePage() {
  const { config } = useMarket();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return findProfilePage(search.get('page') ?? pathname.slice(1), config);
}

/** A page that the market has switched off: a link may be older than that. */
function SwitchedOff({ label, icon }: ProfilePage) {
  const { t } = useTranslation();
  return (
    <EmptyState
      heading="h1"
      picture={icon}
      title={t(label)}
      text={t('account.switchedOff')}
      action={<ButtonLink to={paths.profile()}>{t('account.profileSettings')}</ButtonLink>}
    />
  );
}

/** The profile: its menu and the current page. Rendered in the browser only, where the token is. */
export function Profile() {
  const { pages, current, page, isOff } = useProfilePage();
  const View = page?.View;
  return (
    <MembersOnly waiting={<Waiting />}>
      <div className={styles['profile']}>
        <Menu pages={pages} current={current} />
        <div className={styles['page']}>
          {page && isOff ? (
            <SwitchedOff {...page} />
          ) : (
            <Suspense fallback={<Waiting />}>{View && <View />}</Suspense>
          )}
        </div>
      </div>
    </MembersOnly>
  );
}
