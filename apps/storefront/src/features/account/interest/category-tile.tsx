import type { Reply } from '@promenade/contract/calls';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './interest.module.css';

interface CategoryTileProps {
  readonly category: Reply<'catalog.categories'>[number];
  readonly chosen: boolean;
  readonly onToggle: () => void;
}

/** A category to select; its whole tile can be pressed. */
export function CategoryTile({ category, chosen, onToggle }: CategoryTileProps) {
  return (
    <li>
      <button type="button" className={styles['tile']} aria-pressed={chosen} onClick={onToggle}>
        <Picture
          src={category.image_full_url}
          alt=""
          width={96}
          height={96}
          fit="contain"
          className={styles['picture']}
        />
        <span className={styles['name']}>{category.name}</span>
        <span className={styles['mark']}>{chosen && <Icon name="check" size={16} />}</span>
      </button>
    </li>
  );
}
