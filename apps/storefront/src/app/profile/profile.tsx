import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { MembersOnly } from '../shell/members-only.tsx';
import styles from './profile.module.css';
import { profilePages } from './profile-pages.ts';

function Waiting() {
  return (
    <Loading className={styles['waiting']}>
      <Skeleton shape="title" share={40} />
      <Skeleton shape="block" className={styles['blockWait']} />
    </Loading>
  );
}

/** On a narrow screen the menu is one line that scrolls sideways. */
const bringIntoSight = (entry: HTMLElement | null): void =>
  entry?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

function Menu({ current }: { readonly current: string }) {
  const { t } = useTranslation();
  return (
    <nav className={styles['menu']} aria-label={t('address.profile')}>
      {Object.entries(profilePages).map(([name, { label, icon }]) => (
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

/** The profile: its menu, and the page that the address names. Drawn in a browser only, where the token is. */
export function Profile() {
  const [search] = useSearchParams();
  const names = Object.keys(profilePages);
  const asked = search.get('page') ?? '';
  const current = names.includes(asked) ? asked : (names[0] ?? '');
  const View = profilePages[current]?.View;
  return (
    <MembersOnly waiting={<Waiting />}>
      <div className={styles['profile']}>
        {names.length > 1 && <Menu current={current} />}
        <div className={styles['page']}>
          <Suspense fallback={<Waiting />}>{View && <View />}</Suspense>
        </div>
      </div>
    </MembersOnly>
  );
}
