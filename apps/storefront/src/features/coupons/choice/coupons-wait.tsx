import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './coupon-choice.module.css';

/** Shown while coupons and the code that renders them are loading. */
export function CouponsWait() {
  return (
    <Loading className={styles['waiting']}>
      <Skeleton shape="block" className={styles['ticketWait']} />
      <Skeleton shape="block" className={styles['ticketWait']} />
    </Loading>
  );
}
