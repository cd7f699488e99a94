import { separator } from '../../../lib/format/separator.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Phone } from '../../../lib/format/phone.tsx';
import type { Order } from '../order.ts';
import styles from '../order.module.css';

export type DoorOf = Order['delivery_address'];

/** A contact and its address, each in the direction it was written in. */
export function Door({ door }: { readonly door: DoorOf }) {
  const { t } = useTranslation();
  const details = (['road', 'house', 'floor'] as const)
    .filter((key) => door[key])
    .map((key) => t(`address.${key}Value`, { value: door[key] }));
  return (
    <>
      <p className={styles['strong']}>
        <bdi>{door.contact_person_name}</bdi>
      </p>
      <p className={styles['quiet']}>
        <Phone number={door.contact_person_number} />
      </p>
      {door.address && (
        <p>
          <bdi>{door.address}</bdi>
        </p>
      )}
      {details.length > 0 && <p className={styles['quiet']}>{details.join(separator)}</p>}
    </>
  );
}
