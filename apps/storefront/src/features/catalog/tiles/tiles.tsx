import { Kept } from '../../../lib/pieces/kept.tsx';
import { memoized } from '../../../lib/pieces/memoized.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Scroller } from '../../../ui/scroller/scroller.tsx';
import type { CategoryView } from '../cards/wire.ts';
import styles from './tiles.module.css';
import { Link } from '../../../ui/link/link.tsx';

// Pictures are square and of the demo market's size; an operator's are cropped to fit.
const pictureEdge = 256;

/** The subjects of tiles, and what a page of them may show. */
export type TileKind = 'categories' | 'brands' | 'conditions';

/** A category, a brand or a condition. */
export interface Tile {
  /** The id of a category, the slug of a brand or a condition. */
  readonly key: string;
  readonly name: string;
  readonly image_full_url: string;
}

/** A category as a tile. */
export const categoryTile = memoized(
  ({ id, name, image_full_url }: CategoryView): Tile => ({ key: id, name, image_full_url }),
);

interface Named {
  readonly slug: string;
  readonly name: string;
  readonly image_full_url: string;
}

/** A brand or a condition as a tile. */
export const namedTile = memoized(
  ({ slug, name, image_full_url }: Named): Tile => ({ key: slug, name, image_full_url }),
);

type PathOf = (tile: Tile, moduleId: string | undefined) => string;

// Computed when a tile is rendered: in the page's data each would be another fifty bytes.
const pathOf: Readonly<Record<TileKind, PathOf>> = {
  // A category's page is a view of home (NAV-03).
  categories: ({ key, name }, moduleId) => paths.homeCategory({ id: key, name }, moduleId),
  brands: ({ key }, moduleId) => paths.inModule(paths.brand(key), moduleId),
  conditions: ({ key }, moduleId) => paths.inModule(paths.condition(key), moduleId),
};

interface TileLinkProps {
  readonly tile: Tile;
  readonly kind: TileKind;
  readonly eager: boolean;
}

/** A tile that leads to what it is about. */
export function TileLink({ tile, kind, eager }: TileLinkProps) {
  const { module } = useVisit();
  return (
    <Link to={pathOf[kind](tile, module?.id)} className={styles['tile']}>
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
    </Link>
  );
}

export interface TilesProps {
  readonly tiles: readonly Tile[];
  readonly kind: TileKind;
  readonly label: string;
}

/** Tiles side by side. */
export function TileStrip({ tiles, kind, label }: TilesProps) {
  const { module } = useVisit();
  return (
    <Scroller label={label}>
      <Kept name="tiles" of={() => [kind, module?.id, module?.module_type, ...tiles]}>
        {() =>
          tiles.map((tile) => (
            <li key={tile.key} className={styles['place']}>
              <TileLink tile={tile} kind={kind} eager={false} />
            </li>
          ))
        }
      </Kept>
    </Scroller>
  );
}
