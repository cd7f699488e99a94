import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** One picture: a drawing of our set, or any element. */
  readonly picture: IconName | ReactNode;
  readonly title: string;
  /** One sentence. */
  readonly text?: string | undefined;
  /** One action. */
  readonly action?: ReactNode;
}

/** What a list shows when it holds nothing (SYS-12). */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <section className={styles['state']}>
      {typeof picture === 'string' ? (
        <span className={styles['round']}>
          <Icon name={picture as IconName} size={32} />
        </span>
      ) : (
        picture
      )}
      <h2 className={styles['title']}>{title}</h2>
      {text && <p className={styles['text']}>{text}</p>}
      {action}
    </section>
  );
}
