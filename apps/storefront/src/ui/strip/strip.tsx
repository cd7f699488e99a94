import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../button/button.tsx';
import styles from './strip.module.css';

interface StripProps {
  readonly title: string;
  /** The whole list, of which it shows the beginning. */
  readonly all?: string | undefined;
  /** The position of the link to the whole list: at the end if there are no row buttons. */
  readonly allAt?: 'title' | 'end';
  /** Beside the title. */
  readonly note?: ReactNode;
  /** It is the main content of its page, and a landmark with its name. */
  readonly isRegion?: boolean;
  readonly children: ReactNode;
}

/** A section of a page, under its heading. */
export function Strip({ title, all, allAt = 'title', note, isRegion, children }: StripProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={isRegion ? id : undefined}>
      <header className={styles['bar']} data-all={allAt}>
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
