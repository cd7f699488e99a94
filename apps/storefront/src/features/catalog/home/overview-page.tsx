import { Suspense } from 'react';
import { PageHead } from '../../../lib/head/page-head.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { BannerStrip } from '../../../ui/banner-strip/banner-strip.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { lazyView } from '../../../ui/lazy/on-demand.tsx';
import { Strip } from '../../../ui/strip/strip.tsx';
import { ItemStrip } from '../cards/card-grid.tsx';
import { PageHero } from '../hero/page-hero.tsx';
import { StoreList } from '../lists/store-list.tsx';
import { TileStrip } from '../tiles/tiles.tsx';
import { bannerPath } from './banner-path.ts';
import styles from './home.module.css';
import type { FlashSaleView, Overview } from './load-overview.ts';
import { MoreSection } from './more-section.tsx';

// Most days have none.
const FlashSaleSection = lazyView<{ readonly flashSale: FlashSaleView }>(
  async () => (await import('./flash-sale.tsx')).FlashSaleSection,
);

function AskLocation() {
  const { t } = useTranslation();
  const { show } = useView('location');
  return (
    <p className={styles['ask']}>
      {t('home.askLocation')}
      <Button size="small" icon="pin" onClick={() => show()}>
        {t('home.setLocation')}
      </Button>
    </p>
  );
}

function Tiles({ overview }: { readonly overview: Overview }) {
  const { t } = useTranslation();
  const { categories, conditions, brands } = overview;
  return (
    <>
      {categories.length > 0 && (
        <Strip title={t('home.categories')} all={paths.homeAllCategories()}>
          <TileStrip tiles={categories} kind="categories" label={t('home.categories')} />
        </Strip>
      )}
      {conditions.length > 0 && (
        <Strip title={t('list.tiles_conditions')} all={paths.conditions()}>
          <TileStrip tiles={conditions} kind="conditions" label={t('list.tiles_conditions')} />
        </Strip>
      )}
      {brands.length > 0 && (
        <Strip title={t('list.tiles_brands')} all={paths.brands()}>
          <TileStrip tiles={brands} kind="brands" label={t('list.tiles_brands')} />
        </Strip>
      )}
    </>
  );
}

/** The home of a module: the upper part is in the page, the rest is loaded when it is scrolled near. */
export function OverviewPage({ overview }: { readonly overview: Overview }) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const { location, module } = useVisit();
  const { banners, categories, flashSale, popular, stores } = overview;
  return (
    <>
      <PageHead description={t('home.title')} path={paths.home()} image={config.logo_full_url} />
      <PageHero
        home
        heading={location ? t('home.near', { location }) : t('home.title')}
        pictures={categories.map(({ image_full_url }) => image_full_url)}
      />
      {!location && <AskLocation />}
      {banners.length > 0 && (
        <BannerStrip banners={banners} to={bannerPath} hue={module?.module_type} titles="below" />
      )}
      <Tiles overview={overview} />
      <Suspense>{flashSale && <FlashSaleSection flashSale={flashSale} />}</Suspense>
      {popular.length > 0 && (
        <Strip title={t('home.popular')} all={paths.items('popular')}>
          <ItemStrip items={popular} label={t('home.popular')} />
        </Strip>
      )}
      <StoreList listing={stores} title={t('home.stores')} />
      <MoreSection key={module?.id} moduleId={module?.id} />
    </>
  );
}
