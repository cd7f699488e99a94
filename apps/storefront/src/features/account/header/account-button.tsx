import { Suspense } from 'react';
import { queryView } from '../../../lib/api/query-view.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useSignedIn } from '../../../lib/session/use-stored.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { IconButton } from '../../../ui/button/button.tsx';

const ProfileButton = queryView<object>(async () => (await import('./profile-button.tsx')).ProfileButton);

function SignInButton() {
  const { t } = useTranslation();
  const { show } = useView('sign-in');
  return <IconButton icon="user" label={t('account.signIn')} aria-haspopup="dialog" onClick={() => show()} />;
}

/** The header's sign-in button, or the profile menu (NAV-07, NAV-09). */
export function AccountButton() {
  const signedIn = useSignedIn();
  if (!signedIn) return <SignInButton />;
  return (
    <Suspense fallback={<SignInButton />}>
      <ProfileButton />
    </Suspense>
  );
}
