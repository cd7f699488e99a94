import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { PageHead } from '../../../lib/head/page-head.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { structuredStore } from './structured-store.ts';
import type { StoreContents } from './load-store.ts';
import { StoreHero } from './store-hero.tsx';
import { StoreMenu } from './store-menu.tsx';

interface StorePageProps {
  readonly contents: StoreContents;
  /** Renders the favourite button; passed in by the application. */
  readonly heart: ReactNode;
  /** Its rating, linked to its reviews. */
  readonly reviews: ReactNode;
}

/** /store/{id or slug}: a store and its menu (NAV-04). */
export function StorePage({ contents, heart, reviews }: StorePageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const market = useMarket();
  const { store, nowMs } = contents;
  return (
    <>
      <PageHead
        title={store.name}
        description={[store.description, store.name, format.list(store.cuisines), store.address]
          .filter(Boolean)
          .join(' · ')}
        path={paths.store({ slug: store.slug })}
        preview={['store', store.slug]}
        menuOf={store.slug}
        structured={import.meta.env.SSR ? structuredStore(contents, market, t('shell.home')) : ''}
      />
      <StoreHero store={store} nowMs={nowMs} heart={heart} reviews={reviews} />
      <StoreMenu contents={contents} />
    </>
  );
}
