import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './rating.module.css';

interface RatingProps {
  /** 0 to 5. */
  readonly value: number;
  /** The number of reviews; not shown if absent. */
  readonly count?: number | undefined;
}

// Creating a formatter takes tens of microseconds, and a page shows dozens of ratings: one per language is cached.
const formatters = new Map<string, Intl.NumberFormat>();

/** An average with one decimal, the format used everywhere. */
export function writeRating(language: string, value: number): string {
  let formatter = formatters.get(language);
  if (!formatter) {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, numberingSystem: 'latn' };
    formatter = new Intl.NumberFormat(language, digits);
    formatters.set(language, formatter);
  }
  return formatter.format(value);
}

/** A star and the average, as on a card. The star is drawn by the style sheet, as a page has dozens. */
export function Rating({ value, count }: RatingProps) {
  const { t, language } = useTranslation();
  const text = writeRating(language, value);
  return (
    <span className={styles['rating']}>
      <span className={styles['average']} role="img" aria-label={t('common.rating', { rating: text })}>
        {text}
      </span>
      {count !== undefined && <span className={styles['count']}>{t('common.reviews', { count })}</span>}
    </span>
  );
}
