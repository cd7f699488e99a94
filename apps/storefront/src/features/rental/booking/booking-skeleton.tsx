import { Columns } from '../../../ui/columns/columns.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './booking.module.css';

/** The skeleton of the booking, in its final shape. */
export function BookingSkeleton() {
  return (
    <Loading>
      <Columns
        heading={
          <span className={styles['titleWait']}>
            <Skeleton shape="title" share={40} />
          </span>
        }
        aside={<Skeleton shape="block" className={styles['summaryWait']} />}
      >
        {[1, 2, 3, 4].map((part) => (
          <Skeleton key={part} shape="block" className={styles['partWait']} />
        ))}
      </Columns>
    </Loading>
  );
}
