import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { Stars } from '../../../ui/rating/stars.tsx';
import type { ReviewPage } from '../wire.ts';
import styles from './reviews.module.css';

/** What all reviews come to: the average, and how many gave how many stars, five first. */
export function StarsSummary({ page }: { readonly page: ReviewPage }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { avg_rating: average, rating_count: count, by_stars: byStars } = page;
  return (
    <div className={styles['summary']}>
      <p className={styles['average']}>{format.number(Math.round(average * 10) / 10)}</p>
      <Stars value={average} count={count} />
      <ul className={styles['bars']}>
        {byStars.toReversed().map((given, at) => {
          const stars = byStars.length - at;
          return (
            <li key={stars}>
              <span aria-hidden="true">{stars}</span>
              <ProgressBar
                label={t('review.byStars', { stars, count: given })}
                percent={count > 0 ? (100 * given) / count : 0}
              />
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
