import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Radio } from '../../../ui/choice/choice.tsx';

/** Cash, where nothing else is offered. */
export function CashChoice() {
  const { t } = useTranslation();
  return <Radio name="payment" label={t('checkout.cash')} hint={t('checkout.cashHint')} checked readOnly />;
}
