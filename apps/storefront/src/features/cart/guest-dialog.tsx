import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { type View, useView } from '../../lib/view/use-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './guest-dialog.module.css';
import { wantCheckout } from './want-checkout.ts';

/** Asks a visitor with a cart whether to sign in first (CART-09). */
export function GuestDialog() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { open, hide } = useView('guest-or-login');
  const signIn = useView('sign-in');
  const signUp = useView('sign-up');
  // Whoever signs in or up here goes on to the checkout.
  const toCheckoutBy = (view: View) => () => {
    wantCheckout();
    view.show();
  };
  return (
    <Dialog
      open={open}
      onClose={hide}
      title={t('cart.guestTitle')}
      description={t('cart.guestText')}
      size="small"
    >
      <div className={styles['choices']}>
        <Button size="large" wide onClick={() => void navigate(paths.checkout('cart'), { replace: true })}>
          {t('cart.guest')}
        </Button>
        <Button size="large" wide look="soft" onClick={toCheckoutBy(signIn)}>
          {t('cart.login')}
        </Button>
        <Button size="large" wide look="plain" onClick={toCheckoutBy(signUp)}>
          {t('cart.signUp')}
        </Button>
      </div>
    </Dialog>
  );
}
