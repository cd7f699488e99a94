import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
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
  /** It stands in place of a whole page: its title is the page's main heading. */
  readonly wholePage?: boolean;
}

export function ErrorState({ title, text, requestId, action, wholePage = false }: ErrorStateProps) {
  const Heading = wholePage ? 'h1' : 'h2';
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
