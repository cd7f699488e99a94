import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** `text` is a line, `title` a higher one, `block` fills the given class. */
  readonly shape?: 'text' | 'title' | 'block' | 'circle';
  /** Of its place's width. */
  readonly share?: 25 | 40 | 60 | 80 | 100;
  readonly className?: string | undefined;
}

/** A grey placeholder of the final shape. */
export function Skeleton({ shape = 'text', share = 100, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles['skeleton'], className)}
      data-shape={shape}
      data-share={share}
      aria-hidden="true"
    />
  );
}

/** Wraps skeletons and announces once that something is loading (SYS-12). */
export function Loading({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="visually-hidden">{t('common.loading')}</span>
      {children}
    </div>
  );
}
