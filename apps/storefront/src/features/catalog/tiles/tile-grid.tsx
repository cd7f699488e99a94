import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { TileLink, type TilesProps } from './tiles.tsx';
import styles from './tiles.module.css';

function NoTiles({ kind }: Pick<TilesProps, 'kind'>) {
  const { t } = useTranslation();
  const { show } = useView('location');
  return (
    <EmptyState
      picture="store"
      title={t(kind === 'categories' ? 'home.noCategories' : 'list.noItems')}
      text={t('list.noItemsText')}
      action={<Button onClick={() => show()}>{t('home.changeLocation')}</Button>}
    />
  );
}

/** All tiles of a page (NAV-03). */
export function TileGrid({ tiles, kind, label }: TilesProps) {
  if (tiles.length === 0) return <NoTiles kind={kind} />;
  return (
    <ul className={styles['grid']} aria-label={label}>
      {tiles.map((tile, place) => (
        <li key={tile.key}>
          <TileLink tile={tile} kind={kind} eager={place === 0} />
        </li>
      ))}
    </ul>
  );
}
