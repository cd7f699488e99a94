import { Columns } from '../columns/columns.tsx';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import styles from './live-page.module.css';

/** The skeleton of a live page, in its final shape. */
export function LivePageSkeleton() {
  return (
    <Loading>
      <Columns
        aside={
          <>
            <Skeleton shape="block" className={styles['longWait']} />
            <Skeleton shape="block" className={styles['shortWait']} />
          </>
        }
      >
        <Skeleton shape="block" className={styles['longWait']} />
        <Skeleton shape="block" className={styles['longWait']} />
      </Columns>
    </Loading>
  );
}
