import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './coupons.module.css';

/** Tickets to come. */
export function CouponsSkeleton() {
  return (
    <Loading className={styles['waiting']}>
      {[1, 2, 3, 4].map((ticket) => (
        <Skeleton key={ticket} shape="block" className={styles['ticketWait']} />
      ))}
    </Loading>
  );
}
