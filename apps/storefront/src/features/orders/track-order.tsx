import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { TrackForm } from '../../ui/track-form/track-form.tsx';
import { OrderPage } from './order-page.tsx';

interface TrackOrderProps {
  readonly number: string;
  readonly phone: string;
  /** The content of a signed link; empty without one. */
  readonly link: string;
}

/** Tracking by number and phone (CHK-09); a miss and a mismatch get the same answer. */
export function TrackOrder({ number, phone, link }: TrackOrderProps) {
  const { t } = useTranslation();
  // An order of a link has no number yet: 'link' is its placeholder until it is known.
  if (link) return <OrderPage key={link} id="link" phone={null} link={link} />;
  if (number && phone) return <OrderPage key={`${number} ${phone}`} id={number} phone={phone} link={null} />;
  const words = {
    title: t('order.trackTitle'),
    text: t('order.trackText'),
    number: t('order.number'),
    numberWrong: t('order.numberWrong'),
    phone: t('order.phone'),
    phoneWrong: t('address.phoneInvalid'),
    track: t('order.track'),
  };
  return (
    <TrackForm
      action={paths.trackOrder()}
      numberName="order_id"
      number={number}
      phone={phone}
      words={words}
    />
  );
}
