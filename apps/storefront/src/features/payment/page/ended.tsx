import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import type { Payment } from './use-payment.ts';

/** Nothing is waited for any more: the time is over, another way was chosen, or the money goes back. */
export function Ended({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const { state } = payment;
  const kind = state === 'returned' || state === 'replaced' ? state : 'expired';
  return (
    <EmptyState
      wholePage
      picture={kind === 'returned' ? 'wallet' : 'clock'}
      title={t(`payment.${kind}`)}
      text={t(`payment.${kind}Text`)}
      action={<ButtonLink to={payment.return_path}>{t('payment.goOn')}</ButtonLink>}
    />
  );
}
