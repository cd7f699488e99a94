import { Form } from 'react-router';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { paths } from '../../../../lib/paths/paths.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { TextField } from '../../../../ui/field/field.tsx';
import { TripPage, type TripPageProps } from '../page/trip-page.tsx';
import styles from './track-trip.module.css';

interface TrackTripProps extends Pick<TripPageProps, 'Payment'> {
  readonly number: string;
  readonly phone: string;
}

/** A plain form: it works before any script has come. */
function TrackForm({ number, phone }: Omit<TrackTripProps, 'Payment'>) {
  const { t } = useTranslation();
  return (
    <Card padded className={styles['track']}>
      <h1 className={styles['title']}>{t('trips.track')}</h1>
      <p className={styles['quiet']}>{t('trips.trackText')}</p>
      <Form method="get" action={paths.trackTrip()} className={styles['form']}>
        <TextField
          label={t('trips.number')}
          name="trip_id"
          defaultValue={number}
          required
          minLength={4}
          maxLength={40}
          pattern="[0-9a-zA-Z\-]+"
          autoComplete="off"
          icon="receipt"
          dir="ltr"
        />
        <TextField
          label={t('address.phone')}
          name="phone"
          type="tel"
          defaultValue={phone}
          required
          minLength={4}
          maxLength={40}
          autoComplete="tel"
          icon="phone"
          dir="ltr"
        />
        <Button type="submit" size="large" wide>
          {t('trips.track')}
        </Button>
      </Form>
    </Card>
  );
}

/** Track Trip by number and phone (NAV-07, RENT-16); a miss and a mismatch get the same answer. */
export function TrackTrip({ number, phone, Payment }: TrackTripProps) {
  if (!number || !phone) return <TrackForm number={number} phone={phone} />;
  return <TripPage key={`${number} ${phone}`} id={number} phone={phone} link={null} Payment={Payment} />;
}
