import { PageHead } from '../../../lib/head/page-head.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { PageHero } from '../hero/page-hero.tsx';
import { ItemList } from './item-list.tsx';
import type { StoreListing } from './load-list.ts';
import type { ItemListContents, ItemListName, StoreListName } from './load-named-lists.ts';
import { StoreList } from './store-list.tsx';

/** /store/latest, /store/popular, /store/recommended (NAV-05). */
export function StoreListPage(props: { readonly name: StoreListName; readonly listing: StoreListing }) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const heading = t(`list.stores_${props.name}`);
  return (
    <>
      <PageHead title={heading} description={`${heading} · ${config.business_name}`} />
      <PageHero heading={heading} />
      <StoreList listing={props.listing} title={t('list.kind_stores')} first endless />
    </>
  );
}

/** A list of items: one of the market's own, a brand's, or those for a condition. */
export function ItemListPage(props: { readonly name?: ItemListName; readonly contents: ItemListContents }) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const { name, image, listing } = props.contents;
  const heading = name ?? t(`list.items_${props.name ?? 'popular'}`);
  return (
    <>
      <PageHead title={heading} description={`${heading} · ${config.business_name}`} image={image} />
      <PageHero heading={heading} pictures={image ? [image] : undefined} />
      <ItemList listing={listing} title={t('list.kind_items')} first />
    </>
  );
}
