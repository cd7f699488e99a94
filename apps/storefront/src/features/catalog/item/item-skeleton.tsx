import { classNames } from '../../../ui/class-names.ts';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import actions from './item-actions.module.css';
import styles from './item-dialog.module.css';
import waiting from './item-skeleton.module.css';

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
          <div className={classNames(styles['scroll'], waiting['choices'])}>
            <Skeleton />
            <Skeleton share={60} />
            <Skeleton shape="block" className={waiting['group']} />
          </div>
        </div>
      </div>
      <div className={actions['actions']}>
        <Skeleton shape="block" className={waiting['action']} />
      </div>
    </Loading>
  );
}
