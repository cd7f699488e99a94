import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './send.module.css';

/** What prevents sending, and what to do about it. */
export function Problem({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) {
  return (
    <div className={styles['problem']} role="alert">
      <Icon name="warning" />
      <div>
        <p>{children}</p>
        {action}
      </div>
    </div>
  );
}
