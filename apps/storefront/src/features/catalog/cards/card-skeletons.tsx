import { Card } from '../../../ui/card/card.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './card-grid.module.css';
import itemStyles from './item-card.module.css';
import storeStyles from './store-card.module.css';

/** Skeletons of store cards, in their final shape. */
export function StoreCardSkeletons({ count = 6 }: { readonly count?: number }) {
  return (
    <Loading className={styles['stores']}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins have nothing else to go by.
        <Card key={place} className={storeStyles['card']}>
          <Skeleton shape="block" className={storeStyles['cover']} />
          <div className={storeStyles['text']}>
            <Skeleton shape="title" share={60} />
            <Skeleton share={40} />
            <Skeleton share={80} />
          </div>
        </Card>
      ))}
    </Loading>
  );
}

/** Skeletons of item tiles, in their final shape. */
export function ItemTileSkeletons({ count = 8 }: { readonly count?: number }) {
  return (
    <Loading className={styles['tiles']}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins have nothing else to go by.
        <Card key={place} className={itemStyles['card']} data-layout="tile">
          <Skeleton shape="block" className={itemStyles['picture']} />
          <div className={itemStyles['text']}>
            <Skeleton shape="title" share={80} />
            <Skeleton share={60} />
            <Skeleton share={40} />
          </div>
        </Card>
      ))}
    </Loading>
  );
}
