import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './rating.module.css';

interface RatingProps {
  /** 0 to 5. */
  readonly value: number;
  /** How many reviews; the text is left out without it. */
  readonly count?: number | undefined;
}

// A formatter costs tens of microseconds to make, and a page writes dozens of ratings: one per language is kept.
const formatters = new Map<string, Intl.NumberFormat>();

/** An average as it is written everywhere: with one decimal. */
export function writeRating(language: string, value: number): string {
  let formatter = formatters.get(language);
  if (!formatter) {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, numberingSystem: 'latn' };
    formatter = new Intl.NumberFormat(language, digits);
    formatters.set(language, formatter);
  }
  return formatter.format(value);
}

/** One star and the average, as on a card. The star is drawn by the style sheet: a page has dozens. */
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
