import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Kept } from '../../../lib/pieces/kept.tsx';
import { onceEach } from '../../../lib/pieces/once-each.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ListLink } from '../../../ui/link/list-link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Scroller } from '../../../ui/scroller/scroller.tsx';
import type { CategoryView } from '../cards/wire.ts';
import styles from './tiles.module.css';

// Pictures of kinds are square objects of the demo market's size; an operator's are cut to fit.
const pictureEdge = 256;

/** A kind of goods to look at: a category, a brand, a condition. */
export interface Tile {
  readonly id: string;
  readonly name: string;
  readonly image_full_url: string;
  readonly to: string;
}

/** A category as a tile; its page is a view of home (NAV-03). */
export const categoryTile = onceEach(
  (category: CategoryView): Tile => ({
    id: category.id,
    name: category.name,
    image_full_url: category.image_full_url,
    to: paths.homeCategory(category, category.module_id),
  }),
);

interface Named {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly image_full_url: string;
}

/** A brand as a tile. */
export const brandTile = onceEach(
  ({ id, slug, name, image_full_url }: Named): Tile => ({
    id,
    name,
    image_full_url,
    to: paths.brand(slug),
  }),
);

/** A condition as a tile. */
export const conditionTile = onceEach(
  ({ id, slug, name, image_full_url }: Named): Tile => ({
    id,
    name,
    image_full_url,
    to: paths.condition(slug),
  }),
);

function TileLink({ tile, eager }: { readonly tile: Tile; readonly eager: boolean }) {
  const { module } = useVisit();
  return (
    <ListLink to={paths.inModule(tile.to, module?.id)} className={styles['tile']}>
      <Picture
        className={styles['picture']}
        src={tile.image_full_url}
        alt=""
        width={pictureEdge}
        height={pictureEdge}
        fit="contain"
        thumbnail
        eager={eager}
        hue={module?.module_type}
      />
      <span className={styles['name']}>{tile.name}</span>
    </ListLink>
  );
}

interface TilesProps {
  readonly tiles: readonly Tile[];
  readonly label: string;
}

/** Tiles side by side. */
export function TileStrip({ tiles, label }: TilesProps) {
  const { module } = useVisit();
  return (
    <Scroller label={label}>
      <Kept name={`tiles ${module?.module_type}`} of={tiles}>
        {() =>
          tiles.map((tile) => (
            <li key={tile.id} className={styles['place']}>
              <TileLink tile={tile} eager={false} />
            </li>
          ))
        }
      </Kept>
    </Scroller>
  );
}

/** All tiles of a page (NAV-03). */
export function TileGrid({ tiles, label }: TilesProps) {
  const { t } = useTranslation();
  if (tiles.length === 0) return <EmptyState picture="store" title={t('home.noCategories')} />;
  return (
    <ul className={styles['grid']} aria-label={label}>
      {tiles.map((tile, place) => (
        <li key={tile.id}>
          <TileLink tile={tile} eager={place === 0} />
        </li>
      ))}
    </ul>
  );
}

/** Categories side by side. */
export const CategoryStrip = (props: {
  readonly categories: readonly CategoryView[];
  readonly label: string;
}) => <TileStrip tiles={props.categories.map(categoryTile)} label={props.label} />;
