import type { Reply } from '@promenade/contract/calls';
import type { ModuleType } from '@promenade/domain/modules';
import { paths } from '../paths/paths.ts';
import { type Offered, offerThing } from './item-thing.ts';
import { addressOf, known, type Naming, ratingThing, type Thing } from './thing.ts';

type Store = Reply<'catalog.store'>;
type Interval = Store['opening_hours'][number];

// schema.org's type for each kind of store.
const placeTypes: Readonly<Partial<Record<ModuleType, string>>> = {
  food: 'Restaurant',
  grocery: 'GroceryStore',
  pharmacy: 'Pharmacy',
};

// 0 is Sunday.
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

// schema.org reads a closing time before the opening time as the next day's, and 24 hours as 00:00 to 23:59.
function wallTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${String(hours % 24).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

function openingThing({ weekday, opens, closes }: Interval): Thing {
  const [from, until] = [wallTime(opens), wallTime(closes)];
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${days[weekday]}`,
    opens: from,
    closes: from === until ? '23:59' : until,
  };
}

/** An item's part in a menu. */
export type MenuEntry = Offered & {
  readonly name: string;
  readonly slug: string;
  readonly category_id: string;
};

interface StoreThingProps {
  readonly store: Store;
  readonly items: readonly MenuEntry[];
  readonly naming: Naming;
  readonly decimals: number;
}

function menuThing({ store, items, naming, decimals }: StoreThingProps): Thing {
  const dish = (item: MenuEntry): Thing => ({
    '@type': 'MenuItem',
    name: item.name,
    url: addressOf(naming, paths.product({ slug: item.slug })),
    offers: offerThing(item, naming, decimals),
  });
  return {
    '@type': 'Menu',
    hasMenuSection: store.categories.map(({ id, name }) => ({
      '@type': 'MenuSection',
      name,
      hasMenuItem: items.filter((item) => item.category_id === id).map(dish),
    })),
  };
}

/** A store: a restaurant with its menu, a pharmacy, a grocery, another shop. */
export function storeThing(props: StoreThingProps): Thing {
  const { store, naming } = props;
  const url = addressOf(naming, paths.store({ slug: store.slug }));
  const type = placeTypes[store.module_type] ?? 'Store';
  return known({
    '@type': type,
    '@id': url,
    name: store.name,
    description: store.description,
    url,
    image: store.cover_photo_full_url,
    logo: store.logo_full_url,
    telephone: store.phone,
    address: { '@type': 'PostalAddress', streetAddress: store.address },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: store.opening_hours.map(openingThing),
    aggregateRating: ratingThing(store.avg_rating, store.rating_count),
    currenciesAccepted: naming.currency,
    ...(type === 'Restaurant' && { servesCuisine: store.cuisines, hasMenu: menuThing(props) }),
  });
}
