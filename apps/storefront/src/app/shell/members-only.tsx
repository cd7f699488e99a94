import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useSignedIn } from '../../lib/session/use-stored.ts';
import { useView } from '../../lib/view/use-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

const noChange = () => () => undefined;

/** Guests are refused, and can sign in (AUTH-11, SYS-16). */
function SignInPrompt() {
  const { t } = useTranslation();
  const signIn = useView('sign-in');
  return (
    <EmptyState
      heading="h1"
      picture="lock"
      title={t('account.mustLogin')}
      action={<Button onClick={() => signIn.show()}>{t('account.signIn')}</Button>}
    />
  );
}

interface MembersOnlyProps {
  /** What is shown until the browser knows: pages are rendered anonymously, and only the browser has the token. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** A page that requires an account. */
export function MembersOnly({ waiting, children }: MembersOnlyProps) {
  const signedIn = useSignedIn();
  const inBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  if (!inBrowser) return waiting;
  return signedIn ? children : <SignInPrompt />;
}
