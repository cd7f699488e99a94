import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toast/toasts.ts';

// After that nobody expects a redirect any more: it is the time to look up and read.
const unpaidToastMs = 10_000;

/** What was created: an order, a parcel or a trip. */
interface Standing {
  readonly message: string;
  /** Where it is paid; null if nothing is paid now. */
  readonly redirectLink: string | null;
  /** Its own page. */
  readonly path: string;
}

/**
 * Leaves for the gateway; Back leads from there to the unpaid order, since the page that sent it has nothing more to
 * send.
 */
function leaveToPay(link: string, path: string): void {
  history.replaceState(history.state, '', path);
  // It is not the page whose scroll position is stored.
  scrollTo(0, 0);
  // A page in the back/forward cache still shows that page.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(link);
}

/**
 * Leaves the page that sent the order: for the gateway if it is paid at once, otherwise for its own page. A shopper
 * who has left that page before the answer arrived stays where they are, and is told.
 */
export function useLeadOn(): (standing: Standing) => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return ({ message, redirectLink, path }) => {
    const isHere = location.pathname === pathname;
    if (redirectLink === null) showToast('success', message);
    else if (!isHere) showToast('warning', t('payment.leftUnpaid', { message }), unpaidToastMs);
    if (!isHere) return;
    if (redirectLink === null) void navigate(path, { replace: true });
    else leaveToPay(redirectLink, path);
  };
}
