import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import styles from './home.module.css';

interface StripProps {
  readonly title: string;
  /** The list it is the beginning of. */
  readonly all?: string;
  /** Beside the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of home under its heading. */
export function Strip({ title, all, note, children }: StripProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={styles['section']}>
      <header className={styles['bar']}>
        <h2 id={id}>{title}</h2>
        {note}
        {all && (
          <ButtonLink look="plain" size="small" to={all} aria-describedby={id}>
            {t('common.viewAll')}
          </ButtonLink>
        )}
      </header>
      {children}
    </section>
  );
}
