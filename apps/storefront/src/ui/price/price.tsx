import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './price.module.css';

interface PriceProps {
  /** Already formatted, see lib/format. */
  readonly now: string;
  /** The price before a discount, struck through; not shown if equal to `now`. */
  readonly before?: string | null | undefined;
  readonly size?: 'small' | 'normal' | 'large';
}

/** A price, and the one it replaces. */
export function Price({ now, before, size = 'normal' }: PriceProps) {
  const { t } = useTranslation();
  const reduced = before && before !== now;
  return (
    <span className={styles['price']} data-size={size}>
      <bdi className={reduced ? styles['reduced'] : undefined}>{now}</bdi>
      {reduced && (
        <s className={styles['before']}>
          <span className="visually-hidden">{t('common.wasPrice', { price: before })}</span>
          <bdi aria-hidden="true">{before}</bdi>
        </s>
      )}
    </span>
  );
}
