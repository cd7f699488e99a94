import type { ReactNode } from 'react';
import { useMarket } from '../../../lib/session/market.ts';
import type { StoreContents } from './load-store.ts';
import { StoreHero } from './store-hero.tsx';
import { StoreMenu } from './store-menu.tsx';

interface StorePageProps {
  readonly contents: StoreContents;
  /** Makes the store a favourite; the application hands it in. */
  readonly heart: ReactNode;
}

/** /store/{id or slug}: a store and its menu (NAV-04). */
export function StorePage({ contents, heart }: StorePageProps) {
  const { config } = useMarket();
  const { store, nowMs } = contents;
  return (
    <>
      <title>{`${store.name} · ${config.business_name}`}</title>
      <meta name="description" content={`${store.name} · ${store.cuisines.join(', ')} · ${store.address}`} />
      <StoreHero store={store} nowMs={nowMs} heart={heart} />
      <StoreMenu contents={contents} />
    </>
  );
}
