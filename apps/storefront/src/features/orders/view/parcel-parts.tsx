import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Part } from '../../../ui/part/part.tsx';
import { Party } from '../../../ui/party/party.tsx';
import { isComingBack, type Order } from '../order.ts';
import styles from '../order.module.css';
import { Door, type DoorOf } from './door.tsx';

function EndRow({
  end,
  label,
  icon,
}: {
  readonly end: DoorOf;
  readonly label: string;
  readonly icon: 'pin' | 'home';
}) {
  return (
    <li className={styles['end']}>
      <span className={styles['endIcon']}>
        <Icon name={icon} size={20} />
      </span>
      <div>
        <p className={styles['quiet']}>{label}</p>
        <Door door={end} />
      </div>
    </li>
  );
}

/** The contents of a parcel, and its route from sender to receiver (CHK-10). */
export function ParcelPart({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { parcel, sender_details: sender } = order;
  if (!parcel) return null;
  return (
    <Part title={t('parcel.parcel')}>
      <Party
        face={{ picture: parcel.category.image_full_url }}
        name={parcel.category.name}
        note={t(`parcel.payer_${parcel.charge_payer}`)}
      />
      <ol className={styles['ends']}>
        {sender && <EndRow end={sender} label={t('parcel.sender')} icon="pin" />}
        <EndRow end={order.delivery_address} label={t('parcel.receiver')} icon="home" />
      </ol>
    </Part>
  );
}

/** A returned parcel: where it is, and the code that confirms its return. */
export function ReturnNote({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { parcel_return: back } = order;
  if (back?.returned_at)
    return (
      <p className={styles['quiet']}>{t('parcel.returnedAt', { time: format.dateTime(back.returned_at) })}</p>
    );
  if (!back || !isComingBack(order)) return null;
  return (
    <div className={styles['return']}>
      <p>{t('parcel.returning')}</p>
      {back.by !== 'shopper' && <p>{t('parcel.givenUp', { reason: isolate(back.reason) })}</p>}
      {back.code && (
        <p>
          {t('parcel.returnCode')} <bdi className={styles['code']}>{back.code}</bdi>
        </p>
      )}
    </div>
  );
}
