import type { Reply } from '@promenade/contract/calls';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './landing-page.module.css';

export interface CollageProps {
  readonly stores: Reply<'catalog.popularStores'>['stores'];
  readonly items: Reply<'catalog.popularItems'>['items'];
}

// Many kitchens sell the same dish with the same picture: each picture is shown once.
function differing(items: CollageProps['items'], count: number): CollageProps['items'] {
  const byPicture = new Map(items.map((item) => [item.image_full_url, item]));
  return [...byPicture.values()].slice(0, count);
}

/** Pictures of this market's kitchens and dishes; decorative. */
export function Collage({ stores, items }: CollageProps) {
  const [store] = stores;
  return (
    <div className={styles['collage']} aria-hidden="true">
      {store && (
        <Picture
          src={store.cover_photo_full_url}
          alt=""
          width={store.cover_width}
          height={store.cover_height}
          hue="food"
          eager
          className={styles['cover']}
        />
      )}
      {differing(items, 3).map((item) => (
        <Picture
          key={item.id}
          src={item.image_full_url}
          alt=""
          width={item.image_width}
          height={item.image_height}
          hue="food"
          fit="contain"
          className={styles['dish']}
        />
      ))}
    </div>
  );
}
