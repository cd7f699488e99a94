import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { Reviewed, ReviewPage } from '../wire.ts';
import { ReviewCard } from './review-card.tsx';
import styles from './reviews.module.css';

/** How far they have been read. */
export interface Reading {
  /** How many more there are on the page. */
  readonly more: number;
  readonly hasNext: boolean;
  readonly isBusy: boolean;
  /** Reads on, or again after a failure. */
  readonly readOn: () => void;
}

export interface MoreReviewsProps {
  readonly of: Reviewed;
  /** The number of reviews shown already. */
  readonly after: number;
  readonly withItems: boolean;
  readonly onReading: (reading: Reading) => void;
}

const pageSize = 20;

/** One page of reviews, of an item or of all items of a store. */
export function readReviews(of: Reviewed, offset: number, signal: AbortSignal): Promise<ReviewPage> {
  const query = { limit: pageSize, offset };
  if ('item' in of) return call('reviews.ofItem', { params: { id: of.item }, query, signal });
  return call('reviews.ofStore', { query: { ...query, store_id: of.store }, signal });
}

/** The reviews after the first ones, page by page. */
export function MoreReviews({ of, after, withItems, onReading }: MoreReviewsProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['reviews', of],
    queryFn: ({ pageParam, signal }) => readReviews(of, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * pageSize < last.total_size ? pages.length + 1 : null),
  });
  const rest = data?.pages.flatMap((page) => page.reviews).slice(after) ?? [];
  const more = rest.length;
  const hasBegun = data !== undefined;
  // The button is outside: it stays, with the focus, while the code of this is loaded.
  useEffect(() => {
    const readOn = (): void => void (hasBegun ? fetchNextPage() : refetch());
    onReading({ more, hasNext: !hasBegun || hasNextPage, isBusy: isFetching, readOn });
  }, [more, hasBegun, hasNextPage, isFetching, fetchNextPage, refetch, onReading]);
  return (
    <>
      <ul className={styles['list']}>
        {rest.map((review) => (
          <ReviewCard key={review.id} review={review} withItem={withItems} />
        ))}
      </ul>
      {isFetching && <Skeleton shape="block" className={styles['waiting']} />}
      {error && !data && !isFetching && (
        <p role="alert" className={styles['problem']}>
          {t('review.notLoaded')}
        </p>
      )}
    </>
  );
}
