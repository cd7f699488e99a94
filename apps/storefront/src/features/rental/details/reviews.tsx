import { useSearchParams } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ListEnd } from '../../../ui/list-end/list-end.tsx';
import { MoreLink } from '../../../ui/list-end/more-link.tsx';
import { Rating } from '../../../ui/rating/rating.tsx';
import { StarsSummary } from '../../../ui/stars-summary/stars-summary.tsx';
import type { VehicleReviews } from './load-vehicle.ts';
import styles from './reviews.module.css';

type Review = VehicleReviews['reviews'][number];

function ReviewRow({ review, named }: { readonly review: Review; readonly named: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li className={styles['review']}>
      <p className={styles['top']}>
        <strong>
          <bdi>{review.customer_name ?? t('rental.formerCustomer')}</bdi>
        </strong>
        <Rating value={review.rating} />
        <time dateTime={review.created_at} className={styles['quiet']}>
          {format.date(review.created_at)}
        </time>
      </p>
      {named && <p className={styles['quiet']}>{review.vehicle_name}</p>}
      {review.comment && <p dir="auto">{review.comment}</p>}
      {review.reply && (
        <blockquote className={styles['reply']}>
          <p className={styles['quiet']}>{t('rental.reply')}</p>
          <p dir="auto">{review.reply}</p>
        </blockquote>
      )}
    </li>
  );
}

interface ReviewsProps {
  readonly page: VehicleReviews;
  /** How many pages are shown. */
  readonly pages: number;
  /** Whether each names its vehicle, if they are of several. */
  readonly named?: boolean;
}

/** Reviews: the rating summary, the newest reviews, and more of them by the page's address. */
export function RentalReviews({ page, pages, named = false }: ReviewsProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set('reviews', String(pages + 1));
  return (
    <section className={styles['reviews']} aria-labelledby="reviews-title">
      <h2 id="reviews-title" className={styles['title']}>
        {t('rental.reviews')}
      </h2>
      {page.total_size === 0 && page.rating_count === 0 ? (
        <p className={styles['quiet']}>{t('rental.noReviews')}</p>
      ) : (
        <div className={styles['layout']}>
          <StarsSummary
            average={page.avg_rating}
            count={page.rating_count}
            byStars={page.by_stars}
            label={(stars, count) => t('rental.starsGiven', { stars, count })}
          />
          <div>
            {page.total_size === 0 && <p className={styles['quiet']}>{t('rental.reviewsUnwritten')}</p>}
            <ul className={styles['list']}>
              {page.reviews.map((review) => (
                <ReviewRow key={review.id} review={review} named={named} />
              ))}
            </ul>
            <ListEnd shown={page.reviews.length} total={page.total_size} pages={pages}>
              {page.total_size > page.reviews.length && (
                <MoreLink to={`?${next}`}>{t('rental.moreReviews')}</MoreLink>
              )}
            </ListEnd>
          </div>
        </div>
      )}
    </section>
  );
}
