import { useFormat } from '../../lib/format/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { writeRating } from '../rating/rating.tsx';
import { Stars } from '../rating/stars.tsx';
import styles from './stars-summary.module.css';

interface StarsSummaryProps {
  readonly average: number;
  readonly count: number;
  /** How many gave one star, two, and so on. */
  readonly byStars: readonly number[];
  /** What is read aloud of so many stars and of how many gave them. */
  readonly label: (stars: number, given: number) => string;
}

/** What all reviews come to: the average, and how many gave how many stars, five first. */
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
