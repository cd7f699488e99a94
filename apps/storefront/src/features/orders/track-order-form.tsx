import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { TrackForm, type TrackProblem } from '../../ui/track-form/track-form.tsx';

interface TrackOrderFormProps {
  readonly number: string;
  readonly phone: string;
  readonly problem?: TrackProblem;
}

/** Asks for the number and the phone of an order. */
export function TrackOrderForm(given: TrackOrderFormProps) {
  const { t } = useTranslation();
  const words = {
    title: t('order.trackTitle'),
    text: t('order.trackText'),
    number: t('order.number'),
    numberWrong: t('order.numberWrong'),
    phone: t('order.phone'),
    phoneWrong: t('address.phoneInvalid'),
    track: t('order.track'),
  };
  return <TrackForm {...given} action={paths.trackOrder()} numberName="order_id" words={words} />;
}
