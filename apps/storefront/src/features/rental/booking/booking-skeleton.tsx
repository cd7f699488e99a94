import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './booking.module.css';

/** The booking to come, in its final shape. */
export function BookingSkeleton() {
  return (
    <Loading className={styles['page']}>
      <span className={styles['title']}>
        <Skeleton shape="title" share={40} />
      </span>
      <div className={styles['column']}>
        {[1, 2, 3, 4].map((part) => (
          <Skeleton key={part} shape="block" className={styles['partWait']} />
        ))}
      </div>
      <Skeleton shape="block" className={styles['summaryWait']} />
    </Loading>
  );
}
