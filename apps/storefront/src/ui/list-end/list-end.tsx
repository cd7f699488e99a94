import { type ReactNode, type Ref, type RefObject, useLayoutEffect, useRef } from 'react';
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

/** Once a list is longer, a keyboard that asked for more goes on at the first row that has come: it is above. */
function useFirstNew(said: RefObject<HTMLElement | null>, shown: number): void {
  const before = useRef(shown);
  useLayoutEffect(() => {
    const end = said.current?.parentElement;
    const rows =
      end?.querySelector(':focus-visible') && end.parentElement?.querySelectorAll(':scope > ul > li');
    const row = rows?.[before.current] as HTMLElement | undefined;
    if (row) {
      row.tabIndex = -1;
      row.focus();
    }
    before.current = shown;
  }, [said, shown]);
}

/** Below a list: how much of it is shown, said again with each page, and what shows more. */
export function ListEnd({ shown, total, pages, children, ref }: ListEndProps) {
  const { t } = useTranslation();
  const said = useRef<HTMLParagraphElement>(null);
  useFirstNew(said, shown);
  if (!children && pages < 2) return null;
  return (
    <div className={styles['end']} ref={ref}>
      <p ref={said} role="status" tabIndex={-1}>
        {t('common.shown', { shown, total })}
      </p>
      {children}
    </div>
  );
}
