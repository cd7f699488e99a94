import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Rating } from '../../../ui/rating/rating.tsx';
import { moduleHue } from './module-hue.ts';
import styles from './store-card.module.css';
import { useOfferWords } from './use-offer-words.ts';
import { useOpenWords } from './use-open-words.ts';
import type { StoreCardView } from './wire.ts';

/** The address of a store's page, with what it takes to find it again (NAV-04). */
export const storePath = (store: StoreCardView): string =>
  paths.store({
    id: store.slug,
    module_id: store.module_id,
    module_type: store.module_type,
    zone_id: store.zone_id,
  });

/** Minutes, fee and distance, as far as they are known. */
export function StoreFacts({ store }: { readonly store: StoreCardView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [from, to] = store.delivery_time;
  const free = store.free_delivery || store.delivery_fee === 0;
  return (
    <ul className={styles['facts']}>
      <li>
        <Icon name="clock" size={16} />
        <bdi>{t('store.minutes', { from, to })}</bdi>
      </li>
      {store.delivery ? (
        (free || store.delivery_fee !== null) && (
          <li data-good={free || undefined}>
            <Icon name="bike" size={16} />
            {free ? t('store.freeDelivery') : <bdi>{format.price(store.delivery_fee ?? 0)}</bdi>}
          </li>
        )
      ) : (
        <li>
          <Icon name="bag" size={16} />
          {t('store.takeAwayOnly')}
        </li>
      )}
      {store.distance_metres !== null && (
        <li>
          <Icon name="pin" size={16} />
          <bdi>{t('common.kilometres', { distance: format.distance(store.distance_metres) })}</bdi>
        </li>
      )}
    </ul>
  );
}

interface StoreCardProps {
  readonly store: StoreCardView;
  readonly nowMs: number;
  readonly eager?: boolean;
}

/** A store to open (look.md, Density). */
export function StoreCard({ store, nowMs, eager = false }: StoreCardProps) {
  const { t } = useTranslation();
  const words = useOpenWords(nowMs);
  const offer = useOfferWords().store(store.discount);
  const closed = !store.state.open;
  return (
    <Card as="article" pressable className={styles['card']} data-closed={closed || undefined}>
      <div className={styles['stage']}>
        <Picture
          className={styles['cover']}
          src={store.cover_photo_full_url}
          alt=""
          width={store.cover_width}
          height={store.cover_height}
          hue={moduleHue(store.module_type)}
          eager={eager}
        />
        <p className={styles['badges']}>
          {offer && <Badge tone="accent">{offer}</Badge>}
          {store.is_new && <Badge>{t('store.new')}</Badge>}
        </p>
        {closed && (
          <p className={styles['closed']}>
            <Icon name="clock" size={16} />
            {words.opens(store.state.opens_at)}
          </p>
        )}
      </div>
      <div className={styles['text']}>
        <div className={styles['top']}>
          <h3 className={styles['name']}>
            <Link to={storePath(store)} data-cover="" prefetch="intent">
              {store.name}
            </Link>
          </h3>
          {store.rating_count > 0 && (
            <span className={styles['rating']}>
              <Rating value={store.avg_rating} />
            </span>
          )}
        </div>
        <p className={styles['kind']}>{store.cuisines.join(' · ')}</p>
        <StoreFacts store={store} />
      </div>
    </Card>
  );
}
