import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './cart-drawer.module.css';

/** The skeleton of lines, in their final shape. */
export function CartSkeleton() {
  return (
    <Loading className={styles['skeleton']}>
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles['skeletonRow']}>
          <Skeleton shape="block" className={styles['skeletonPicture']} />
          <div className={styles['skeletonText']}>
            <Skeleton share={80} />
            <Skeleton share={40} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
