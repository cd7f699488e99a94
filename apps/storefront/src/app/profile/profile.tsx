import { Suspense, useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useSignedIn } from '../../lib/session/use-stored.ts';
import { useView } from '../../lib/view/use-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './profile.module.css';
import { profilePages } from './profile-pages.ts';

const noChange = () => () => undefined;

function Waiting() {
  return (
    <Loading className={styles['waiting']}>
      <Skeleton shape="title" share={40} />
      <Skeleton shape="block" className={styles['blockWait']} />
    </Loading>
  );
}

/** A profile belongs to an account: guests are shown the way in (AUTH-11). */
function SignInPrompt() {
  const { t } = useTranslation();
  const signIn = useView('sign-in');
  return (
    <EmptyState
      wholePage
      picture="lock"
      title={t('address.signInTitle')}
      text={t('address.signInText')}
      action={<Button onClick={() => signIn.show()}>{t('address.signIn')}</Button>}
    />
  );
}

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
  const signedIn = useSignedIn();
  const inBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const names = Object.keys(profilePages);
  const asked = search.get('page') ?? '';
  const current = names.includes(asked) ? asked : (names[0] ?? '');
  const View = profilePages[current]?.View;
  if (!inBrowser) return <Waiting />;
  if (!signedIn) return <SignInPrompt />;
  return (
    <div className={styles['profile']}>
      {names.length > 1 && <Menu current={current} />}
      <div className={styles['page']}>
        <Suspense fallback={<Waiting />}>{View && <View />}</Suspense>
      </div>
    </div>
  );
}
