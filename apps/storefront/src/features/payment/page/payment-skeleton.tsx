import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './payment.module.css';

/** Reserves the card's space until the payment is known. */
export function PaymentSkeleton() {
  return (
    <Loading>
      <div className={styles['page']}>
        <Skeleton shape="block" className={styles['skeleton']} />
      </div>
    </Loading>
  );
}
