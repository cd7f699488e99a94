import { separator } from '../../../lib/format/separator.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { Kept } from '../../../lib/pieces/kept.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { PictureLabel } from '../../../ui/picture-label/picture-label.tsx';
import { Rating } from '../../../ui/rating/rating.tsx';
import styles from './store-card.module.css';
import { useOfferWords } from './use-offer-words.ts';
import { useOpenWords } from '../../../lib/hours/use-open-words.ts';
import { useStoreTerms } from './use-store-terms.ts';
import type { StoreCardView } from './wire.ts';
import { Link } from '../../../ui/link/link.tsx';

/** Minutes, fee and distance on one line, as far as they are known. Plain text, because a page has dozens. */
function FactLine({ store }: { readonly store: StoreCardView }) {
  const { t } = useTranslation();
  const { minutes, fee, free, priced, distance } = useStoreTerms()(store);
  return (
    <p className={styles['facts']}>
      {isolate(minutes)}
      {fee && !free && separator}
      {priced && <span className="visually-hidden">{t('bill.delivery')} </span>}
      {fee && !free && isolate(fee)}
      {distance && `${separator}${isolate(distance)}`}
      {free && (
        <>
          {'\u2002\u2005'}
          <strong className={styles['free']}>{fee}</strong>
        </>
      )}
    </p>
  );
}

interface StoreCardProps {
  readonly store: StoreCardView;
  readonly nowMs: number;
  readonly eager?: boolean;
}

interface StageProps {
  readonly store: StoreCardView;
  readonly offer: string | null;
  /** When a closed store opens. */
  readonly closed: string | null;
  readonly eager: boolean;
}

function Stage({ store, offer, closed, eager }: StageProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['stage']}>
      <Picture
        className={styles['cover']}
        src={store.cover_photo_full_url}
        alt=""
        width={store.cover_width}
        height={store.cover_height}
        hue={store.module_type}
        eager={eager}
      />
      {(offer || store.is_new) && (
        <p className={styles['badges']}>
          {offer && <Badge tone="accent">{offer}</Badge>}
          {store.is_new && <Badge>{t('store.new')}</Badge>}
        </p>
      )}
      {closed && <PictureLabel icon="clock">{closed}</PictureLabel>}
    </div>
  );
}

function Top({ store }: { readonly store: StoreCardView }) {
  return (
    <div className={styles['top']}>
      <h3 className={styles['name']}>
        <Link to={paths.store(store)} data-cover="">
          {store.name}
        </Link>
      </h3>
      {store.rating_count > 0 && (
        <span className={styles['rating']}>
          <Rating value={store.avg_rating} />
        </span>
      )}
    </div>
  );
}

/** A store to open (look.md, Density). Only its last line depends on the visitor's location. */
export function StoreCard({ store, nowMs, eager = false }: StoreCardProps) {
  const words = useOpenWords(nowMs);
  const offer = useOfferWords().store(store.discount);
  const closed = store.state.open ? null : words.opens(store.state.opens_at);
  const { cover_photo_full_url: cover, cover_width, cover_height, module_type, is_new } = store;
  const stage = () => <Stage store={store} offer={offer} closed={closed} eager={eager} />;
  return (
    <Card as="article" pressable className={styles['card']} data-closed={closed !== null || undefined}>
      {eager ? (
        stage()
      ) : (
        <Kept name="stage" of={() => [cover, cover_width, cover_height, module_type, offer, is_new, closed]}>
          {stage}
        </Kept>
      )}
      <div className={styles['text']}>
        <Kept
          name="top"
          of={() => [store.name, paths.store(store), store.rating_count > 0, store.avg_rating]}
        >
          {() => <Top store={store} />}
        </Kept>
        <p className={styles['kind']}>{store.cuisines.join(separator)}</p>
        <FactLine store={store} />
      </div>
    </Card>
  );
}
