import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  readonly tone: 'bad' | 'warn';
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string | undefined;
  /** What would fix it. */
  readonly children?: ReactNode;
}

/** An inline message about what is in the way and how to fix it. */
export function Notice({ tone, icon, title, text, children }: NoticeProps) {
  return (
    <div className={styles['notice']} data-tone={tone} role="alert">
      <Icon name={icon} />
      <div className={styles['text']}>
        <p className={styles['title']}>{title}</p>
        {text && <p>{text}</p>}
        {children && <div className={styles['actions']}>{children}</div>}
      </div>
    </div>
  );
}
