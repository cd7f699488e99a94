import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { HeadingLevel } from '../heading-level.ts';
import { Icon } from '../icon/icon.tsx';
import { Round } from '../round/round.tsx';
import styles from './error-state.module.css';

interface ErrorStateProps {
  /** What happened. */
  readonly title: string;
  /** What to do about it. */
  readonly text: string;
  /** Lets support find the error in the log. */
  readonly requestId?: string | null | undefined;
  readonly action?: ReactNode;
  readonly heading?: HeadingLevel | undefined;
}

export function ErrorState({ title, text, requestId, action, heading: Heading = 'h2' }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <section className={styles['state']} role="alert">
      <Round size={88} tone="bad">
        <Icon name="warning" size={32} />
      </Round>
      <Heading className={styles['title']}>{title}</Heading>
      <p className={styles['text']}>{text}</p>
      {action}
      {requestId && <p className={styles['request']}>{t('common.requestId', { id: requestId })}</p>}
    </section>
  );
}
