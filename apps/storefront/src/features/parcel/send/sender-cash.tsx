import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Radio } from '../../../ui/choice/choice.tsx';

/** Cash at the pick-up, where nothing else is offered. */
export function SenderCash() {
  const { t } = useTranslation();
  return <Radio name="payment" label={t('parcel.cash')} hint={t('parcel.senderCash')} checked readOnly />;
}
