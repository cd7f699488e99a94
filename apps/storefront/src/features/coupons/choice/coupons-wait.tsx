import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './coupon-choice.module.css';

/** Coupons that are on their way, and the part that draws them. */
export function CouponsWait() {
  return (
    <Loading className={styles['waiting']}>
      <Skeleton shape="block" className={styles['ticketWait']} />
      <Skeleton shape="block" className={styles['ticketWait']} />
    </Loading>
  );
}
