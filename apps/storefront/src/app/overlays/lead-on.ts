import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toast/toasts.ts';

// Nobody expects it any more: time to look up and read.
const unpaidToastMs = 10_000;

/** What stands now: an order, a parcel or a trip. */
interface Standing {
  readonly message: string;
  /** Where it is paid; null where nothing is paid now. */
  readonly redirectLink: string | null;
  /** Its own page. */
  readonly path: string;
}

/** Leaves for the gateway; Back leads from there to what waits to be paid, since the page that sent it has nothing more to send. */
function leaveToPay(link: string, path: string): void {
  history.replaceState(history.state, '', path);
  // It is another page than the one that was scrolled.
  scrollTo(0, 0);
  // One that the browser has kept whole still shows that page.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(link);
}

/**
 * Leads on from the page that sent it: to the gateway where it is paid at once, else to its own page. Whoever has left
 * that page before the answer came stays where they are, and is told.
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
