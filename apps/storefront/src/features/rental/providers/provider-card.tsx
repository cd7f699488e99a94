import { useFormat } from '../../../lib/format/use-format.ts';
import { useOpenWords } from '../../../lib/hours/use-open-words.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Facts } from '../../../ui/facts/facts.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { PictureLabel } from '../../../ui/picture-label/picture-label.tsx';
import { Rating } from '../../../ui/rating/rating.tsx';
import { Scroller } from '../../../ui/scroller/scroller.tsx';
import { type TripSearch, tripQuery } from '../search/trip-search.ts';
import { useRentalSlots } from '../slots.ts';
import cards from '../cards.module.css';
import type { ProviderCardView } from './provider-card-view.ts';
import styles from './provider-card.module.css';
import { Link } from '../../../ui/link/link.tsx';

/** A provider's discount on a whole trip as text (RENT-09); null without one. */
export function useProviderOffer(): (discount: ProviderCardView['discount']) => string | null {
  const { t } = useTranslation();
  const format = useFormat();
  return (discount) => {
    if (!discount) return null;
    const { discount: percent, min_purchase: least } = discount;
    return least > 0
      ? t('store.offerFrom', { percent, amount: isolate(format.shortPrice(least)) })
      : t('item.percentOff', { percent });
  };
}

interface ProviderCardProps {
  /** Its level on the page. */
  readonly heading?: 'h2' | 'h3';
  readonly provider: ProviderCardView;
  readonly trip: TripSearch;
  readonly nowMs: number;
  readonly eager?: boolean;
}

function Stage({ provider, nowMs, eager }: Omit<ProviderCardProps, 'trip' | 'heading'>) {
  const { t } = useTranslation();
  const offer = useProviderOffer()(provider.discount);
  const words = useOpenWords(nowMs);
  const { Heart } = useRentalSlots();
  return (
    <div className={cards['stage']}>
      <Picture
        className={styles['cover']}
        src={provider.cover_photo_full_url}
        alt=""
        width={provider.cover_width}
        height={provider.cover_height}
        hue="rental"
        eager={eager ?? false}
      />
      <p className={cards['badges']}>
        {offer && <Badge tone="accent">{offer}</Badge>}
        {provider.is_new && <Badge>{t('store.new')}</Badge>}
      </p>
      <span className={classNames(cards['corner'], cards['heart'])} data-above="">
        <Heart favourite={{ provider_id: provider.id }} name={provider.name} />
      </span>
      {!provider.state.open && (
        <PictureLabel icon="clock">{words.opens(provider.state.opens_at)}</PictureLabel>
      )}
    </div>
  );
}

/** A provider to open (look.md, Density). */
export function ProviderCard({
  heading: Heading = 'h3',
  provider,
  trip,
  nowMs,
  eager = false,
}: ProviderCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const metres = provider.distance_metres;
  const facts = [
    t('rental.vehicleCount', { count: provider.vehicle_count }),
    ...(metres === null ? [] : [t('common.kilometres', { distance: format.distance(metres) })]),
  ];
  return (
    <Card as="article" pressable className={cards['card']}>
      <Stage provider={provider} nowMs={nowMs} eager={eager} />
      <div className={styles['text']}>
        <div className={cards['top']}>
          <Heading className={cards['name']}>
            <Link to={paths.provider(provider, { ...tripQuery(trip) })} data-cover="">
              {provider.name}
            </Link>
          </Heading>
          {provider.rating_count > 0 && <Rating value={provider.avg_rating} count={provider.rating_count} />}
        </div>
        <p className={cards['where']} dir="auto">
          {provider.address}
        </p>
        <Facts of={facts} className={styles['facts']} />
      </div>
    </Card>
  );
}

type ManyProps = Omit<ProviderCardProps, 'provider' | 'eager'> & {
  readonly providers: readonly ProviderCardView[];
};

/** Providers side by side. */
export function ProviderStrip({ providers, label, ...rest }: ManyProps & { readonly label: string }) {
  return (
    <Scroller label={label}>
      {providers.map((provider) => (
        <li key={provider.id} className={styles['tile']}>
          <ProviderCard provider={provider} {...rest} />
        </li>
      ))}
    </Scroller>
  );
}

/** Providers in a column. */
export function ProviderGrid({ providers, ...rest }: ManyProps) {
  return (
    <ul className={styles['grid']}>
      {providers.map((provider, place) => (
        <li key={provider.id}>
          <ProviderCard heading="h2" provider={provider} eager={place === 0} {...rest} />
        </li>
      ))}
    </ul>
  );
}
