import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './list-end.module.css';

interface ListEndProps {
  readonly shown: number;
  readonly total: number;
  /** How many pages of it are shown: of a list that was whole at once nothing is said. */
  readonly pages: number;
  /** Shows more of it, a `MoreLink` or a button; nothing at its end. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Below a list: how much of it is shown, said again with each page, and what shows more. */
export function ListEnd({ shown, total, pages, children, ref }: ListEndProps) {
  const { t } = useTranslation();
  if (!children && pages < 2) return null;
  return (
    <div className={styles['end']} ref={ref}>
      <p role="status" tabIndex={-1}>
        {t('common.shown', { shown, total })}
      </p>
      {children}
    </div>
  );
}
