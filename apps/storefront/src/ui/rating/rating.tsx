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

function writeRating(language: string, value: number): string {
  let formatter = formatters.get(language);
  if (!formatter) {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, numberingSystem: 'latn' };
    formatter = new Intl.NumberFormat(language, digits);
    formatters.set(language, formatter);
  }
  return formatter.format(value);
}

/** One star and the average, as on a card. */
export function Rating({ value, count }: RatingProps) {
  const { t, language } = useTranslation();
  const text = writeRating(language, value);
  return (
    <span className={styles['rating']}>
      <svg className={styles['star']} width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
        <path d="m12 2.500 3 6.200 6.800 1-4.900 4.700 1.200 6.700L12 17.900l-6.100 3.200 1.200-6.700L2.200 9.700l6.800-1 3-6.200Z" />
      </svg>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{t('common.rating', { rating: text })}</span>
      {count !== undefined && <span className={styles['count']}>{t('common.reviews', { count })}</span>}
    </span>
  );
}
