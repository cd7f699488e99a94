import { useNavigate } from 'react-router';
import { PageHead } from '../../../lib/head/page-head.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { BannerStrip } from '../../../ui/banner-strip/banner-strip.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { PicturePile } from '../../../ui/picture/picture-pile.tsx';
import { Strip } from '../../../ui/strip/strip.tsx';
import { ProviderStrip } from '../providers/provider-card.tsx';
import { TripForm } from '../search/trip-form.tsx';
import { tripQuery } from '../search/trip-search.ts';
import { VehicleStrip } from '../vehicles/vehicle-strip.tsx';
import { CategoryStrip } from './home-strips.tsx';
import type { Banner, RentalHomeContents } from './load-rental-home.ts';
import { RecentDestinations } from './recent-destinations-row.tsx';
import styles from './rental-home.module.css';

/** The target of a banner: a vehicle, a provider or a category; null if it has none. */
function bannerPath({ vehicle_id, provider_id, category_id }: Banner): string | null {
  if (vehicle_id) return paths.vehicle({ slug: vehicle_id }, { from: 'from_banner' });
  if (provider_id) return paths.provider({ slug: provider_id }, { from: 'from_banner' });
  return category_id ? paths.vehicleSearch({ categoryId: category_id }) : null;
}

// In the size of the row of categories below, whose files they share.
const pictureWidth = 320;
const pictureHeight = 200;
const piled = 3;

/**
 * Vehicles of very different categories, next to the form if there is room; decorative, as the categories below name
 * them.
 */
function Pile({ categories }: Pick<RentalHomeContents, 'categories'>) {
  const step = Math.max(1, Math.floor(categories.length / piled));
  const shown = categories.filter((_category, index) => index % step === 0).slice(0, piled);
  return (
    <PicturePile
      className={styles['pile']}
      pictureClassName={styles['piled']}
      pictures={shown.map((kind) => kind.image_full_url)}
      width={pictureWidth}
      height={pictureHeight}
    />
  );
}

function Hero({ contents }: { readonly contents: RentalHomeContents }) {
  const { categories, trip } = contents;
  const { t } = useTranslation();
  const { module } = useVisit();
  const { modules } = useMarket();
  const navigate = useNavigate();
  return (
    <div className={styles['hero']}>
      <div className={styles['words']}>
        <p className={styles['module']}>{modules.find(({ id }) => id === module?.id)?.module_name}</p>
        <h1 className={styles['title']}>{t('rental.homeTitle')}</h1>
        <p className={styles['lead']}>{t('rental.homeText')}</p>
        <RecentDestinations trip={trip} />
        <Pile categories={categories} />
      </div>
      <Card padded className={styles['form']}>
        <TripForm
          initial={trip}
          onSearch={(asked) => void navigate(paths.vehicleSearch({ ...tripQuery(asked) }))}
        />
      </Card>
    </div>
  );
}

function Providers({ contents }: { readonly contents: RentalHomeContents }) {
  const { t } = useTranslation();
  const { popular, latest, trip, nowMs } = contents;
  return (
    <>
      {popular.length > 0 && (
        <Strip title={t('rental.popularProviders')} all={paths.providers()}>
          <ProviderStrip providers={popular} trip={trip} nowMs={nowMs} label={t('rental.popularProviders')} />
        </Strip>
      )}
      {latest.length > 0 && (
        <Strip title={t('rental.latestProviders')} all={paths.providers({ list: 'latest' })}>
          <ProviderStrip providers={latest} trip={trip} nowMs={nowMs} label={t('rental.latestProviders')} />
        </Strip>
      )}
    </>
  );
}

/** The home of a rental module: the search, its vehicles and its providers (RENT-01). */
export function RentalHome({ contents }: { readonly contents: RentalHomeContents }) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const { banners, categories, topRated, newest, trip } = contents;
  const all = paths.vehicleSearch({ ...tripQuery(trip) });
  const nothing = categories.length === 0 && topRated.length === 0 && newest.length === 0;
  return (
    <>
      <PageHead description={t('rental.homeTitle')} path={paths.home()} image={config.logo_full_url} />
      <Hero contents={contents} />
      {banners.length > 0 && <BannerStrip banners={banners} to={bannerPath} hue="rental" titles="above" />}
      {nothing && (
        <EmptyState picture="store" title={t('rental.noVehicles')} text={t('rental.noneYetText')} />
      )}
      {categories.length > 0 && (
        <Strip title={t('rental.categories')} all={all}>
          <CategoryStrip categories={categories} trip={trip} />
        </Strip>
      )}
      {topRated.length > 0 && (
        <Strip title={t('rental.topRated')} all={paths.vehicleSearch({ ...tripQuery(trip), sort: 'rating' })}>
          <VehicleStrip vehicles={topRated} trip={trip} from="from_home" label={t('rental.topRated')} />
        </Strip>
      )}
      {newest.length > 0 && (
        <Strip title={t('rental.newest')} all={paths.vehicleSearch({ ...tripQuery(trip), sort: 'newest' })}>
          <VehicleStrip vehicles={newest} trip={trip} from="from_home" label={t('rental.newest')} />
        </Strip>
      )}
      <Providers contents={contents} />
    </>
  );
}
