import { useMarket } from '../../../lib/session/market.ts';
import type { StoreContents } from './load-store.ts';
import { StoreHero } from './store-hero.tsx';
import { StoreMenu } from './store-menu.tsx';

/** /store/{id or slug}: a store and its menu (NAV-04). */
export function StorePage({ contents }: { readonly contents: StoreContents }) {
  const { config } = useMarket();
  const { store, nowMs } = contents;
  return (
    <>
      <title>{`${store.name} · ${config.business_name}`}</title>
      <meta name="description" content={`${store.name} · ${store.cuisines.join(', ')} · ${store.address}`} />
      <StoreHero store={store} nowMs={nowMs} />
      <StoreMenu contents={contents} />
    </>
  );
}
