import { queryView } from '../../lib/api/query-view.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useView } from '../../lib/view/use-view.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';

const SignInForm = queryView<object>(async () => (await import('./sign-in-form.tsx')).SignInForm);
const SignUpForm = queryView<object>(async () => (await import('./sign-up-form.tsx')).SignUpForm);

/** The windows for signing in and signing up, over any page. */
export function AccountDialogs() {
  const { t } = useTranslation();
  const signIn = useView('sign-in');
  const signUp = useView('sign-up');
  return (
    <>
      <Dialog open={signIn.open} onClose={signIn.hide} title={t('account.signIn')} size="small">
        <SignInForm />
      </Dialog>
      <Dialog open={signUp.open} onClose={signUp.hide} title={t('account.signUp')} size="small">
        <SignUpForm />
      </Dialog>
    </>
  );
}
