import { Columns } from '../../../../ui/columns/columns.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import styles from './trip.module.css';

/** A trip to come, in its final shape. */
export function TripSkeleton() {
  return (
    <Loading>
      <Columns
        aside={
          <>
            <Skeleton shape="block" className={styles['partWait']} />
            <Skeleton shape="block" className={styles['partWait']} />
          </>
        }
      >
        <Skeleton shape="block" className={styles['headWait']} />
        <Skeleton shape="block" className={styles['partWait']} />
      </Columns>
    </Loading>
  );
}
