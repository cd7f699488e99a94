import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../button/button.tsx';
import styles from './scroller.module.css';

interface ScrollerProps {
  readonly label: string;
  /** List items (`<li>`). */
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Its two buttons are above it at the end, next to the heading; without a heading there are none. */
  readonly buttons?: boolean;
}

/** Whether the row overflows; assumed until it is measured. */
function useScrolls(row: RefObject<HTMLElement | null>, children: ReactNode): boolean {
  const [scrolls, setScrolls] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other children the row has another length.
  useEffect(() => {
    const { current: seen } = row;
    if (!seen) return undefined;
    const watch = new ResizeObserver(() => setScrolls(seen.scrollWidth > seen.clientWidth + 1));
    watch.observe(seen);
    return () => watch.disconnect();
  }, [row, children]);
  return scrolls;
}

/** A row that scrolls horizontally by touch, wheel, keyboard or its two buttons. */
export function Scroller({ label, children, className, buttons = true }: ScrollerProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const scrolls = useScrolls(list, children);
  // One page along the row; scrollLeft is negative in right-to-left text.
  const move = (step: 1 | -1) => {
    const row = list.current;
    if (!row) return;
    const along = getComputedStyle(row).direction === 'rtl' ? -step : step;
    row.scrollBy({ left: along * row.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <section className={classNames(styles['scroller'], className)} aria-label={label}>
      {/* A scrolling row must be reachable by keyboard (WCAG 2.1.1). */}
      <ul className={styles['row']} ref={list} tabIndex={scrolls ? 0 : undefined}>
        {children}
      </ul>
      {buttons && scrolls && (
        <div className={styles['buttons']}>
          <IconButton
            icon="chevron-start"
            look="soft"
            label={t('common.previous')}
            onClick={() => move(-1)}
          />
          <IconButton icon="chevron-end" look="soft" label={t('common.next')} onClick={() => move(1)} />
        </div>
      )}
    </section>
  );
}
