import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import type { Payment } from './use-payment.ts';

/** The payment has ended: its time is over, another method was chosen, or it is refunded. */
export function Ended({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const { state } = payment;
  const kind = state === 'returned' || state === 'replaced' ? state : 'expired';
  return (
    <EmptyState
      heading="h1"
      picture={kind === 'returned' ? 'wallet' : 'clock'}
      title={t(`payment.${kind}`)}
      text={t(`payment.${kind}Text`)}
      action={<ButtonLink to={payment.return_path}>{t('payment.goOn')}</ButtonLink>}
    />
  );
}
