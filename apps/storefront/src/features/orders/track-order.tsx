import { Form } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { TextField } from '../../ui/field/field.tsx';
import styles from './order.module.css';
import { OrderPage } from './order-page.tsx';

interface TrackOrderProps {
  readonly number: string;
  readonly phone: string;
  /** What a signed link holds; empty without one. */
  readonly link: string;
}

/** A plain form: it works before any script has come. */
function TrackForm({ number, phone }: Omit<TrackOrderProps, 'link'>) {
  const { t } = useTranslation();
  return (
    <Card padded className={styles['track']}>
      <h1 className={styles['status']}>{t('order.trackTitle')}</h1>
      <p className={styles['quiet']}>{t('order.trackText')}</p>
      <Form method="get" action={paths.trackOrder()} className={styles['trackForm']}>
        <TextField
          label={t('order.number')}
          name="order_id"
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
          label={t('order.phone')}
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
          {t('order.track')}
        </Button>
      </Form>
    </Card>
  );
}

/** Tracking by number and phone (CHK-09); a miss and a mismatch get the same answer. */
export function TrackOrder({ number, phone, link }: TrackOrderProps) {
  // An order of a link has no number yet: 'link' stands for it until it is told.
  if (link) return <OrderPage key={link} id="link" phone={null} link={link} />;
  if (!number || !phone) return <TrackForm number={number} phone={phone} />;
  return <OrderPage key={`${number} ${phone}`} id={number} phone={phone} link={null} />;
}
