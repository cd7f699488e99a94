import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './item-dialog.module.css';

/** The skeleton of the dialog, in its final shape. */
export function ItemSkeleton() {
  return (
    <Loading>
      <div className={styles['layout']}>
        <div className={styles['stage']}>
          <Skeleton shape="block" className={styles['picture']} />
        </div>
        <div className={styles['column']}>
          <div className={styles['head']}>
            <Skeleton share={40} />
            <Skeleton shape="title" share={80} />
            <Skeleton share={25} />
          </div>
          <div className={styles['scroll']}>
            <Skeleton />
            <Skeleton share={60} />
            <Skeleton shape="block" className={styles['skeletonGroup']} />
          </div>
        </div>
      </div>
      <div className={styles['actions']}>
        <Skeleton shape="block" className={styles['skeletonAction']} />
      </div>
    </Loading>
  );
}
