import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { askOrder } from '../../features/checkout/placing/ask-order.ts';
import { askPrescription } from '../../features/checkout/prescription/ask-prescription.ts';
import { askParcel } from '../../features/parcel/send/ask-parcel.ts';
import { forgetDraft } from '../../features/parcel/send/draft.ts';
import { askBooking } from '../../features/rental/booking/ask-booking.ts';
import { type AttemptName, noteTold, untoldAttempts } from '../../lib/attempts/attempt.ts';
import type { MessageKey } from '../../lib/i18n/message-key.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { writeStored } from '../../lib/session/browser-store.ts';
import { showToast } from '../../lib/toast/toasts.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './connection.module.css';

/** What was done although its answer was lost, and where it can be seen. */
interface Done {
  readonly words: MessageKey;
  readonly to: string;
}

/** How to look up each kind of order. */
const askOf = {
  'checkout-attempt': () => askOrder('cart'),
  'checkout-attempt-item': () => askOrder('buy_now'),
  'prescription-attempt': askPrescription,
  'parcel-attempt': askParcel,
};

/** The outcome of an attempt: done, never arrived, or unknown. */
async function lookAt(name: AttemptName): Promise<Done | 'absent' | null> {
  if (name === 'trip-attempt') {
    const outcome = await askBooking();
    if (outcome.kind !== 'answered') return outcome.kind === 'absent' ? 'absent' : null;
    return { words: 'offline.bookedMeanwhile', to: paths.trip(outcome.reply.trip_id) };
  }
  const outcome = await askOf[name]();
  if (outcome.kind !== 'answered') return outcome.kind === 'absent' ? 'absent' : null;
  if (name === 'parcel-attempt') forgetDraft();
  if (name === 'checkout-attempt') writeStored('cart-list', '0');
  return { words: 'offline.placedMeanwhile', to: paths.order(outcome.reply.order_id) };
}

const absentWords = (name: AttemptName): MessageKey =>
  name === 'trip-attempt' ? 'offline.absentTrip' : 'offline.absentOrder';

/** Looks up open attempts, when the page is loaded and whenever the connection is back. */
function useDone(): Done | null {
  const { t } = useTranslation();
  const [done, setDone] = useState<Done | null>(null);
  useEffect(() => {
    const look = async (): Promise<void> => {
      for (const name of untoldAttempts()) {
        const found = await lookAt(name);
        if (found === 'absent') {
          noteTold(name);
          showToast('info', `${t(absentWords(name))}. ${t('offline.absentText')}`, 10_000);
        } else if (found) setDone(found);
      }
    };
    const again = (): void => void look();
    again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [t]);
  return done;
}

function Found() {
  const { t } = useTranslation();
  const done = useDone();
  if (!done) return null;
  return (
    <div className={styles['update']}>
      <p>{t(done.words)}</p>
      <ButtonLink size="small" to={done.to}>
        {t('offline.show')}
      </ButtonLink>
    </div>
  );
}

// The page that sends something looks after its answer itself.
const pagesThatAsk = new Set(['/checkout', paths.tripCart(), paths.sendParcel()]);

/**
 * Attempts of an earlier page that were never answered are looked up here, unless the page that sent them does so
 * itself.
 */
export function OpenAttempts() {
  const { pathname } = useLocation();
  return pagesThatAsk.has(pathname) ? null : <Found />;
}
