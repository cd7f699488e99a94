import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { writeRating } from './rating.tsx';
import styles from './rating.module.css';

const star =
  'm12 2.500 3 6.200 6.800 1-4.900 4.700 1.200 6.700L12 17.900l-6.100 3.200 1.200-6.700L2.200 9.700l6.800-1 3-6.200Z';
const halfStar = 'M12 2.500v15.400l-6.100 3.200 1.200-6.700L2.200 9.700l6.800-1 3-6.200Z';

interface StarsProps {
  /** 0 to 5. */
  readonly value: number;
  /** The number of reviews; not shown if absent. */
  readonly count?: number | undefined;
}

/** Five stars, drawn in half steps, with the number of reviews. */
export function Stars({ value, count }: StarsProps) {
  const { t, language } = useTranslation();
  const halves = Math.round(value * 2);
  return (
    <span className={styles['rating']}>
      {[1, 2, 3, 4, 5].map((place) => (
        <svg
          key={place}
          className={styles['starGround']}
          width="16"
          height="16"
          viewBox="0 0 24 24"
          aria-hidden="true"
          focusable="false"
        >
          <path d={star} />
          {halves > place * 2 - 2 && (
            <path className={styles['star']} d={halves >= place * 2 ? star : halfStar} />
          )}
        </svg>
      ))}
      <span className="visually-hidden">{t('common.rating', { rating: writeRating(language, value) })}</span>
      {count !== undefined && <span className={styles['count']}>{t('common.reviews', { count })}</span>}
    </span>
  );
}
