import { useFormat } from '../../lib/format/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { writeRating } from '../rating/rating.tsx';
import { Stars } from '../rating/stars.tsx';
import styles from './stars-summary.module.css';

interface StarsSummaryProps {
  readonly average: number;
  readonly count: number;
  /** The number of reviews for each number of stars, beginning with one star. */
  readonly byStars: readonly number[];
  /** The accessible text of a number of stars and its share of reviews. */
  readonly label: (stars: number, given: number) => string;
}

/** A summary of all reviews: the average, and the number for each rating, five stars first. */
export function StarsSummary({ average, count, byStars, label }: StarsSummaryProps) {
  const { language } = useTranslation();
  const format = useFormat();
  return (
    <div className={styles['summary']}>
      <p className={styles['average']}>{writeRating(language, average)}</p>
      <Stars value={average} count={count} />
      <ul className={styles['bars']}>
        {byStars.toReversed().map((given, at) => {
          const stars = byStars.length - at;
          return (
            <li key={stars}>
              <span aria-hidden="true">{stars}</span>
              <ProgressBar label={label(stars, given)} percent={count > 0 ? (100 * given) / count : 0} />
              <span aria-hidden="true" className={styles['given']}>
                {format.number(given)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
