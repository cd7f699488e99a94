import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './payment.module.css';

/** Keeps the card's place until the payment is known. */
export function PaymentSkeleton() {
  return (
    <Loading>
      <div className={styles['page']}>
        <Skeleton shape="block" className={styles['skeleton']} />
      </div>
    </Loading>
  );
}
