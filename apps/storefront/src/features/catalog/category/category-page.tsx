import { useSearchParams } from 'react-router';
import { PageHead } from '../../../lib/head/page-head.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { SegmentedLinks } from '../../../ui/segmented-links/segmented-links.tsx';
import { Strip } from '../../../ui/strip/strip.tsx';
import { ItemStrip } from '../cards/card-grid.tsx';
import { PageHero } from '../hero/page-hero.tsx';
import { TileStrip } from '../tiles/tiles.tsx';
import { ItemList } from '../lists/item-list.tsx';
import { changedSearch, clearedSearch, type ListKind } from '../lists/list-filters.ts';
import styles from '../lists/lists.module.css';
import type { CategoryContents } from './load-category.ts';
import { StoreList } from '../lists/store-list.tsx';

/** Stores or items: two addresses of one category. */
function Kinds({ shown }: { readonly shown: ListKind }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const bare = new URLSearchParams(clearedSearch(search));
  const links = (['items', 'stores'] as const).map((kind) => ({
    value: kind,
    to: changedSearch(bare, { show: kind, sort: null }),
    text: t(`list.kind_${kind}`),
  }));
  return (
    <SegmentedLinks label={t('list.kinds')} links={links} value={shown} replace className={styles['kinds']} />
  );
}

/** A category of the module: its subcategories, its items or its stores (NAV-03, NAV-05). */
export function CategoryPage({ contents }: { readonly contents: CategoryContents }) {
  const { t } = useTranslation();
  const { category, children, stores, items, popular } = contents;
  const { name } = category;
  return (
    <>
      <PageHead
        title={name}
        description={t('list.categoryAbout', { name })}
        path={paths.category(category)}
        image={category.image_full_url}
      />
      <PageHero heading={name} pictures={[category.image_full_url]} />
      {children.length > 0 && (
        <Strip title={t('home.categories')}>
          <TileStrip tiles={children} kind="categories" label={name} />
        </Strip>
      )}
      <Kinds shown={stores ? 'stores' : 'items'} />
      {popular.length > 0 && (
        <Strip title={t('home.categoryItems', { name })}>
          <ItemStrip items={popular} label={name} eager />
        </Strip>
      )}
      {stores && <StoreList listing={stores} title={t('home.categoryStores', { name })} endless />}
      {items && <ItemList listing={items} title={t('list.kind_items')} first={popular.length === 0} />}
    </>
  );
}
