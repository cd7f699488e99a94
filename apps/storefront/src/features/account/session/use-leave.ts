import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/browser-client.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { forgetShopper } from '../../../lib/api/forget-shopper.ts';
import type { Leaving } from '../../../lib/session/leave-signal.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { leaveSoon } from './leave-soon.ts';
import { isPrivate } from './private-answers.ts';

/** User state, wishlist, cart and unsaved forms are deleted: the next visitor on this browser sees none of it. */
export function useForget(): (leaving: Leaving) => void {
  const queryClient = useQueryClient();
  return (leaving) => {
    forgetShopper(leaving);
    queryClient.removeQueries({ predicate: (query) => isPrivate(query) && !query.isActive() });
    for (const query of queryClient.getQueryCache().findAll({ predicate: isPrivate })) query.reset();
    // By then, what only a signed-in shopper is shown is gone: it would be asked for, and refused.
    setTimeout(() => void queryClient.refetchQueries({ predicate: isPrivate, type: 'active' }));
  };
}

/** NAV-11: after 500 ms the token is removed, user state, wishlist and cart are cleared, and home is loaded. */
export function useLeave(): () => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const forget = useForget();
  return () => {
    leaveSoon(() => {
      // The session is ended on the server too; if that fails, it expires there.
      void call('accounts.logout').catch(() => undefined);
      const onLanding = location.pathname === paths.landing();
      void navigate(onLanding ? paths.landing() : paths.home());
      forget('signed-out');
      showToast('success', t('account.loggedOut'));
    });
  };
}
