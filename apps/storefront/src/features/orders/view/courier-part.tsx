import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Order } from '../order.ts';
import styles from '../order.module.css';
import { Part } from './part.tsx';

/** Who brings the order, and how to reach them. */
export function CourierPart({ courier }: { readonly courier: NonNullable<Order['courier']> }) {
  const { t } = useTranslation();
  return (
    <Part title={t('order.courierCard')}>
      <div className={styles['courier']}>
        <span className={styles['courierIcon']}>
          <Icon name="bike" />
        </span>
        <div>
          <p className={styles['strong']}>{courier.name}</p>
          <p className={styles['quiet']}>{t(`order.vehicle_${courier.vehicle}`)}</p>
          {courier.phone && (
            <a href={paths.phoneCall(courier.phone)}>{t('order.courierCall', { name: courier.name })}</a>
          )}
        </div>
      </div>
    </Part>
  );
}
