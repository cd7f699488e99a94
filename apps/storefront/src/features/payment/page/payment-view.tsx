import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { isMissing, useMissingText } from '../../../lib/api/missing-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Ended } from './ended.tsx';
import { Failed } from './failed.tsx';
import { PaymentSkeleton } from './payment-skeleton.tsx';
import { Reviewing } from './reviewing.tsx';
import { Transfer } from './transfer.tsx';
import { type Payment, type PaymentKey, usePayment } from './use-payment.ts';
import { Waiting } from './waiting.tsx';

/** It is paid: on to the order, trip or wallet. */
function Settled({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { return_path: path } = payment;
  useEffect(() => {
    showToast('success', t('payment.settled'));
    void navigate(path, { replace: true });
  }, [path, navigate, t]);
  const action = <ButtonLink to={path}>{t('payment.goOn')}</ButtonLink>;
  return <EmptyState heading="h1" picture="check" title={t('payment.settled')} action={action} />;
}

function Standing({ payment }: { readonly payment: Payment }) {
  const { state, payment_method: method } = payment;
  if (state === 'settled') return <Settled payment={payment} />;
  if (state === 'reviewing') return <Reviewing payment={payment} />;
  if (state === 'failed') return <Failed payment={payment} />;
  if (state !== 'awaiting') return <Ended payment={payment} />;
  return method === 'offline_payment' ? <Transfer payment={payment} /> : <Waiting payment={payment} />;
}

/** Where a shopper waits for the payment provider's confirmation. */
export function PaymentView(key: PaymentKey) {
  const { t } = useTranslation();
  const missingText = useMissingText();
  const { payment, error, retry } = usePayment(key);
  if (payment) return <Standing key={payment.payment_id} payment={payment} />;
  if (!error) return <PaymentSkeleton />;
  if (isMissing(error)) {
    const home = <ButtonLink to={paths.home()}>{t('payment.home')}</ButtonLink>;
    // The title says that it does not exist.
    const isUnknown = error.code === 'payment_not_found';
    return (
      <EmptyState
        heading="h1"
        picture="receipt"
        title={t('payment.notFound')}
        text={isUnknown ? t('shell.notFound.text') : missingText(error)}
        action={home}
      />
    );
  }
  return <LoadFailure heading="h1" title={t('payment.notLoaded')} error={error} retry={retry} />;
}
