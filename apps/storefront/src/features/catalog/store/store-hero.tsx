import { separator } from '../../../lib/format/separator.ts';
import { capabilitiesOf } from '@promenade/domain/modules';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { useStoreTerms } from '../cards/use-store-terms.ts';
import { useOfferWords } from '../cards/use-offer-words.ts';
import type { StoreView } from '../cards/wire.ts';
import { OpeningHours } from './opening-hours.tsx';
import styles from './store-hero.module.css';

/** Minutes, fee and distance, as far as they are known. */
function StoreFacts({ store }: { readonly store: StoreView }) {
  const { t } = useTranslation();
  const { minutes, fee, free, priced, distance } = useStoreTerms()(store);
  return (
    <ul className={styles['facts']}>
      <li>
        <Icon name="clock" size={16} />
        <bdi>{minutes}</bdi>
      </li>
      {fee && (
        <li data-good={free || undefined}>
          <Icon name={store.delivery ? 'bike' : 'bag'} size={16} />
          {priced && <span className="visually-hidden">{t('bill.delivery')}</span>}
          <bdi>{fee}</bdi>
        </li>
      )}
      {distance && (
        <li>
          <Icon name="pin" size={16} />
          <bdi>{distance}</bdi>
        </li>
      )}
    </ul>
  );
}

function StoreBadges({ store }: { readonly store: StoreView }) {
  const { t } = useTranslation();
  const offer = useOfferWords().store(store.discount);
  return (
    <p className={styles['badges']}>
      {offer && (
        <Badge tone="accent" icon="tag">
          {offer}
        </Badge>
      )}
      {store.take_away && <Badge icon="bag">{t('store.takeAway')}</Badge>}
      {store.halal_tag_status && <Badge tone="note">{t('item.halal')}</Badge>}
      {store.is_new && <Badge>{t('store.new')}</Badge>}
    </p>
  );
}

interface StoreHeroProps {
  readonly store: StoreView;
  readonly nowMs: number;
  /** Makes it a favourite. */
  readonly heart: ReactNode;
  /** Its rating, linked to its reviews. */
  readonly reviews: ReactNode;
}

/** The store and its delivery terms. */
export function StoreHero({ store, nowMs, heart, reviews }: StoreHeroProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section className={styles['hero']} data-closed={!store.state.open || undefined}>
      <Picture
        className={styles['cover']}
        src={store.cover_photo_full_url}
        alt=""
        width={store.cover_width}
        height={store.cover_height}
        hue={store.module_type}
        eager
      />
      <div className={styles['text']}>
        <div className={styles['top']}>
          <h1>{store.name}</h1>
          {heart}
        </div>
        <div className={styles['line']}>
          {reviews}
          <span className={styles['quiet']}>{store.cuisines.join(separator)}</span>
        </div>
        <StoreFacts store={store} />
        <ul className={styles['terms']}>
          {store.minimum_order > 0 && (
            <li>
              <Icon name="receipt" size={16} />
              {t('store.minimum', { amount: isolate(format.price(store.minimum_order)) })}
            </li>
          )}
          <li>
            <Icon name="pin" size={16} />
            {store.address}
          </li>
        </ul>
        <StoreBadges store={store} />
        {capabilitiesOf(store.module_type).prescriptions && (
          <ButtonLink look="outline" icon="receipt" to={paths.prescription(store)}>
            {t('store.byPrescription')}
          </ButtonLink>
        )}
        <div className={styles['acts']}>
          <OpeningHours store={store} nowMs={nowMs} />
          <ButtonLink look="soft" icon="chat" to={paths.inbox({ chat: `store:${store.id}` })}>
            {t('chat.withStore')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
