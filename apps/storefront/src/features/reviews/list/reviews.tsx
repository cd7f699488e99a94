import { Suspense, useState } from 'react';
import { queryView } from '../../../lib/api/query-view.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { passFocusBack } from '../../../ui/button/pass-focus-back.ts';
import { ListEnd } from '../../../ui/list-end/list-end.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { StarsSummary } from '../../../ui/stars-summary/stars-summary.tsx';
import type { Reviewed, ReviewPage } from '../wire.ts';
import type { MoreReviewsProps, Reading } from './more-reviews.tsx';
import { ReviewCard } from './review-card.tsx';
import styles from './reviews.module.css';

const MoreReviews = queryView<MoreReviewsProps>(async () => (await import('./more-reviews.tsx')).MoreReviews);

interface ReviewsProps {
  readonly of: Reviewed;
  /** The first page, as the page was rendered with. */
  readonly first: ReviewPage;
  /** Whether each names its item, if they are of several. */
  readonly withItems?: boolean;
  /** A dialog says it itself. */
  readonly titleHidden?: boolean;
}

function NoReviews({ text }: { readonly text: string }) {
  return <p className={styles['quiet']}>{text}</p>;
}

type RestProps = Pick<MoreReviewsProps, 'of' | 'withItems'> & { readonly first: ReviewPage };

/** What follows the first reviews, once it is asked for. */
function Rest({ of, withItems, first: { reviews, total_size: total } }: RestProps) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(false);
  const [reading, setReading] = useState<Reading | null>(null);
  const shown = reviews.length + (reading?.more ?? 0);
  return (
    <>
      {wanted && (
        <Suspense fallback={<Skeleton shape="block" className={styles['waiting']} />}>
          <MoreReviews of={of} after={reviews.length} withItems={withItems} onReading={setReading} />
        </Suspense>
      )}
      <ListEnd shown={shown} total={total} pages={wanted ? 2 : 1}>
        {(reading?.hasNext ?? shown < total) && (
          <Button
            ref={passFocusBack}
            look="soft"
            busy={wanted && (reading?.isBusy ?? true)}
            onClick={reading ? reading.readOn : () => setWanted(true)}
          >
            {t('review.more')}
          </Button>
        )}
      </ListEnd>
    </>
  );
}

/** Reviews: the rating summary, the newest reviews, and more of them on demand. */
export function Reviews({ of, first, withItems = false, titleHidden = false }: ReviewsProps) {
  const { t } = useTranslation();
  const { reviews, total_size: total, rating_count: rated, reviews_status: taken, message } = first;
  // Ratings may be without any text, as in an imported market.
  const hasStars = total > 0 || rated > 0;
  return (
    <div className={styles['reviews']} data-in-dialog={titleHidden || undefined}>
      {!titleHidden && <h2 className={styles['title']}>{t('review.title')}</h2>}
      {!taken && <NoReviews text={message ?? t('review.off')} />}
      {taken && !hasStars && <NoReviews text={`${t('review.none')}. ${t('review.noneText')}`} />}
      {hasStars && (
        <div className={styles['layout']}>
          <StarsSummary
            average={first.avg_rating}
            count={rated}
            byStars={first.by_stars}
            label={(stars, count) => t('review.byStars', { stars, count })}
          />
          <div className={styles['column']}>
            {total === 0 && <NoReviews text={t('review.unwritten')} />}
            <ul className={styles['list']}>
              {reviews.map((review) => (
                <ReviewCard key={review.id} review={review} withItem={withItems} />
              ))}
            </ul>
            <Rest of={of} first={first} withItems={withItems} />
          </div>
        </div>
      )}
    </div>
  );
}
