import type { Reply } from '@promenade/contract/calls';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './landing-page.module.css';

type Stores = Reply<'catalog.popularStores'>['stores'];

/** Pictures of stores of this market, side by side; they say nothing that the words do not. */
export function Collage({ stores }: { readonly stores: Stores }) {
  return (
    <div className={styles['collage']} aria-hidden="true">
      {stores.slice(0, 4).map((store, index) => (
        <Picture
          key={store.id}
          src={store.cover_photo_full_url}
          alt=""
          width={store.cover_width}
          height={store.cover_height}
          hue="food"
          eager={index < 2}
          className={styles['tile']}
        />
      ))}
    </div>
  );
}
