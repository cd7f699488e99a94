import type { ReactNode } from 'react';
import styles from './checkout.module.css';

interface FrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The page's heading, which stays the same when its content arrives below it. */
export function CheckoutFrame({ title, children }: FrameProps) {
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{title}</h1>
      {children}
    </div>
  );
}
