import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './form-wait.module.css';

/** A placeholder for the form. */
export function FormWait() {
  return (
    <Loading className={styles['page']}>
      <Skeleton shape="title" share={40} />
      <Skeleton shape="block" className={styles['progress']} />
      <Skeleton shape="block" className={styles['sheet']} />
    </Loading>
  );
}
