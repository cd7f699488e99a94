import type { Reply } from '@promenade/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { readStored, writeStored } from '../../lib/session/browser-store.ts';
import { showToast } from '../../lib/toast/toasts.ts';

// What belongs to whoever is signed in: never shown to the next one on the same browser.
const privateQueries = [
  'cart.list',
  'wishlist.list',
  'accounts.info',
  'addresses.list',
  'orders.list',
  'orders.running',
];
const logoutDelayMs = 500;

/** What follows a login that needs no further step: token stored, private things fetched anew (AUTH-07). */
export function useEnter(): (answer: Reply<'accounts.login'>, message: string) => void {
  const queryClient = useQueryClient();
  return (answer, message) => {
    if (answer.token === null) return;
    writeStored('token', answer.token);
    // The guest's cart went to the account; the guest id opens nothing any more.
    writeStored('guest_id', null);
    for (const name of privateQueries) void queryClient.resetQueries({ queryKey: [name] });
    showToast('success', message);
  };
}

/** NAV-11: after 500 ms the token is cleared, user state, wishlist and cart are cleared, and home it is. */
export function useLeave(endSession: () => Promise<unknown>): () => void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return () => {
    setTimeout(() => {
      // The session is ended on the server too; if that fails, it runs out there by itself.
      if (readStored('token')) void endSession().catch(() => undefined);
      writeStored('token', null);
      for (const name of privateQueries) queryClient.removeQueries({ queryKey: [name] });
      void queryClient.resetQueries({ queryKey: ['cart.list'] });
      showToast('success', t('account.loggedOut'));
      const onLanding = window.location.pathname === paths.landing();
      void navigate(onLanding ? paths.landing() : paths.home());
    }, logoutDelayMs);
  };
}
