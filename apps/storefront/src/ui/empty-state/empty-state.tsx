import type { ReactNode } from 'react';
import type { HeadingLevel } from '../heading-level.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Round } from '../round/round.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** One picture: an icon of our set, or any element. */
  readonly picture: IconName | ReactNode;
  readonly title: string;
  /** One sentence. */
  readonly text?: string | undefined;
  /** One action. */
  readonly action?: ReactNode;
  readonly heading?: HeadingLevel;
}

/** What a list shows when it is empty (SYS-12). */
export function EmptyState({ picture, title, text, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <section className={styles['state']}>
      {typeof picture === 'string' ? (
        <Round size={88}>
          <Icon name={picture as IconName} size={32} />
        </Round>
      ) : (
        picture
      )}
      <Heading className={styles['title']}>{title}</Heading>
      {text && <p className={styles['text']}>{text}</p>}
      {action}
    </section>
  );
}
