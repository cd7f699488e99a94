import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { Stars } from '../../../ui/rating/stars.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { preloadZoom, Zoom } from '../../../ui/zoom/zoom.tsx';
import type { Review } from '../wire.ts';
import styles from './reviews.module.css';
import { Link } from '../../../ui/link/link.tsx';

/** Pictures of a review, each with a zoom view. */
function ReviewPictures({ review, name }: { readonly review: Review; readonly name: string }) {
  const { t } = useTranslation();
  const [at, setAt] = useState<number | null>(null);
  if (review.pictures.length === 0) return null;
  return (
    <>
      <ul className={styles['pictures']}>
        {review.pictures.map(({ full_url: src, width, height }, place) => (
          <li key={src}>
            <button
              type="button"
              className={styles['picture']}
              aria-haspopup="dialog"
              aria-label={t('review.pictureOf', { number: place + 1, name })}
              onPointerEnter={preloadZoom}
              onClick={() => setAt(place)}
            >
              <Picture src={src} alt="" width={width} height={height} thumbnail />
            </button>
          </li>
        ))}
      </ul>
      <Zoom
        open={at !== null}
        at={at ?? 0}
        name={t('review.ofItem', { name: review.item_name })}
        pictures={review.pictures.map((picture) => picture.full_url)}
        onShow={setAt}
        onClose={() => setAt(null)}
      />
    </>
  );
}

interface ReviewCardProps {
  readonly review: Review;
  readonly withItem: boolean;
}

/** A review, and the store's answer. */
export function ReviewCard({ review, withItem }: ReviewCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = review.customer_name ?? t('review.someCustomer');
  return (
    <li className={styles['card']}>
      <p className={styles['head']}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <Stars value={review.rating} />
        <time className={styles['quiet']} dateTime={review.created_at}>
          {format.date(review.created_at)}
        </time>
      </p>
      {withItem && (
        <Link className={styles['item']} to={paths.product({ id: review.item_id, slug: review.item_slug })}>
          {review.item_name}
        </Link>
      )}
      {review.comment && (
        <p className={styles['comment']} dir="auto">
          {review.comment}
        </p>
      )}
      <ReviewPictures review={review} name={name} />
      {review.reply && (
        <blockquote className={styles['reply']}>
          <p className={styles['quiet']}>{t('review.reply')}</p>
          <p dir="auto">{review.reply}</p>
        </blockquote>
      )}
    </li>
  );
}
