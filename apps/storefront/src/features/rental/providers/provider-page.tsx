import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../../lib/head/page-head.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ChipLink } from '../../../ui/chip/chip-link.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Phone } from '../../../lib/format/phone.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Rating } from '../../../ui/rating/rating.tsx';
import { RentalReviews } from '../details/reviews.tsx';
import { MoreVehicles } from '../results/more-vehicles.tsx';
import { TripBar } from '../results/trip-bar.tsx';
import { changedSearch } from '../results/vehicle-filters.ts';
import { useRentalSlots } from '../slots.ts';
import { VehicleGrid } from '../vehicles/vehicle-grid.tsx';
import type { Provider, ProviderContents } from './load-providers.ts';
import { PickupZones } from './pickup-zones.tsx';
import { useProviderOffer } from './provider-card.tsx';
import styles from './providers.module.css';
import { structuredProvider } from './structured-provider.ts';

interface HeroProps {
  readonly provider: Provider;
  /** Open or closed, and the week; passed in by the application. */
  readonly hours: ReactNode;
}

/** The provider, and its opening hours. */
function Hero({ provider, hours }: HeroProps) {
  const { t } = useTranslation();
  const { Heart } = useRentalSlots();
  const offer = useProviderOffer()(provider.discount);
  return (
    <section className={styles['hero']}>
      <Picture
        className={styles['cover']}
        src={provider.cover_photo_full_url}
        alt=""
        width={provider.cover_width}
        height={provider.cover_height}
        hue="rental"
        eager
      />
      <div className={styles['words']}>
        <div className={styles['top']}>
          <h1>{provider.name}</h1>
          <Heart favourite={{ provider_id: provider.id }} name={provider.name} />
        </div>
        <p className={styles['line']}>
          {provider.rating_count > 0 && <Rating value={provider.avg_rating} count={provider.rating_count} />}
          {offer && (
            <Badge tone="accent" icon="tag">
              {offer}
            </Badge>
          )}
        </p>
        <p className={styles['address']}>
          <Icon name="pin" size={16} />
          {provider.address}
        </p>
        {provider.phone && (
          <p className={styles['address']}>
            <Icon name="phone" size={16} />
            <a href={paths.phoneCall(provider.phone)}>
              <Phone number={provider.phone} />
            </a>
          </p>
        )}
        {provider.description && <p>{provider.description}</p>}
        <div className={styles['acts']}>
          {hours}
          <ButtonLink look="soft" icon="chat" to={paths.inbox({ chat: `store:${provider.id}` })}>
            {t('chat.withProvider')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** The provider's vehicles of one category, or all. */
function Categories({ contents }: { readonly contents: ProviderContents }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { provider, filters } = contents;
  if (provider.categories.length < 2) return null;
  const chosen = filters.categoryIds[0] ?? null;
  const all = { id: null, name: t('list.any'), vehicle_count: provider.vehicle_count };
  return (
    <nav className={styles['categories']} aria-label={t('rental.categories')}>
      {[all, ...provider.categories].map(({ id, name, vehicle_count: count }) => (
        <ChipLink
          key={id}
          to={changedSearch(search, { categoryId: id })}
          preventScrollReset
          chosen={id === chosen}
        >
          {name} <span className={styles['count']}>{count}</span>
        </ChipLink>
      ))}
    </nav>
  );
}

function Vehicles({ contents }: { readonly contents: ProviderContents }) {
  const { t } = useTranslation();
  const { vehicles, total, filters, trip, provider } = contents;
  return (
    <section aria-labelledby="provider-vehicles" className={styles['section']}>
      <h2 id="provider-vehicles" className={styles['title']}>
        {t('rental.vehicles')}
      </h2>
      {provider.vehicle_count > 0 && <TripBar trip={trip} />}
      <Categories contents={contents} />
      {provider.vehicle_count === 0 ? (
        <EmptyState
          heading="h3"
          picture="store"
          title={t('rental.noneYet')}
          text={t('rental.noneYetText')}
          action={<ButtonLink to={paths.vehicleSearch()}>{t('trips.findVehicle')}</ButtonLink>}
        />
      ) : vehicles.length === 0 ? (
        <EmptyState
          heading="h3"
          picture="search"
          title={t('rental.noVehicles')}
          action={<ButtonLink to={paths.provider(provider)}>{t('home.clearFilters')}</ButtonLink>}
        />
      ) : (
        <VehicleGrid vehicles={vehicles} trip={trip} from="from_provider" />
      )}
      <MoreVehicles shown={vehicles.length} total={total} pages={filters.pages} />
    </section>
  );
}

interface ProviderPageProps {
  readonly contents: ProviderContents;
  readonly hours: ReactNode;
}

/** /rental/provider-details/{id}: hours, pickup zones, vehicles and reviews (RENT-13). */
export function ProviderPage({ contents, hours }: ProviderPageProps) {
  const { t } = useTranslation();
  const market = useMarket();
  const { provider, reviews, reviewPages } = contents;
  const names = { home: t('shell.home'), all: t('rental.providers') };
  return (
    <>
      <PageHead
        title={provider.name}
        description={[provider.description, provider.name, provider.address].filter(Boolean).join(' · ')}
        path={paths.provider(provider)}
        image={provider.cover_photo_full_url}
        structured={import.meta.env.SSR ? structuredProvider(provider, market, names) : ''}
      />
      <Hero provider={provider} hours={hours} />
      <Vehicles contents={contents} />
      <PickupZones provider={provider} />
      <RentalReviews page={reviews} pages={reviewPages} named />
    </>
  );
}
