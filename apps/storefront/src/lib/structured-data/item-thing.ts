import type { Reply } from '@promenade/contract/calls';
import { discountedPrice } from '@promenade/domain/catalog';
import { capabilitiesOf } from '@promenade/domain/modules';
import { toMajor, toMinor } from '@promenade/domain/money';
import { paths } from '../paths/paths.ts';
import { domainDiscount } from '../wire/domain-discount.ts';
import { addressOf, known, type Naming, ratingThing, type Thing } from './thing.ts';

type Item = Reply<'catalog.item'>;
type Review = Reply<'reviews.ofItem'>['reviews'][number];

/** What is needed of an item to describe its offer. */
export type Offered = Pick<Item, 'price' | 'price_to' | 'discount' | 'discount_type' | 'stock'> &
  Partial<Pick<Item, 'flash_sale_ends_at' | 'variations'>>;

/** Whether any variation of it is in stock. */
function isLeft({ stock, variations = [] }: Offered): boolean {
  return variations.length > 0 ? variations.some((one) => one.stock > 0) : stock !== 0;
}

/** Its price or price range (schema.org Offer, AggregateOffer). */
export function offerThing(item: Offered, naming: Naming, decimals: number, url?: string): Thing {
  const discount = domainDiscount(item, decimals);
  const after = (price: number) => toMajor(discountedPrice(toMinor(price, decimals), discount), decimals);
  const [low, high] = [after(item.price), after(item.price_to)];
  const shared = {
    priceCurrency: naming.currency,
    availability: `https://schema.org/${isLeft(item) ? 'InStock' : 'OutOfStock'}`,
    priceValidUntil: item.flash_sale_ends_at,
    url,
  };
  if (high === low) return known({ '@type': 'Offer', price: low, ...shared });
  const offerCount = item.variations?.length || undefined;
  return known({ '@type': 'AggregateOffer', lowPrice: low, highPrice: high, offerCount, ...shared });
}

const reviewThing = ({ rating, comment, customer_name, created_at }: Review): Thing =>
  known({
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    author: { '@type': 'Person', name: customer_name },
    datePublished: created_at.slice(0, 10),
    reviewBody: comment,
  });

// schema.org identifies an author by name only: anonymised reviews are left out.
const signed = (reviews: readonly Review[]): Thing[] =>
  reviews.filter(({ customer_name: name }) => name).map(reviewThing);

interface ItemThingProps {
  readonly item: Item;
  readonly reviews: readonly Review[];
  readonly naming: Naming;
  readonly decimals: number;
}

const sellerOf = ({ item, naming }: ItemThingProps): Thing => ({
  '@type': 'Organization',
  name: item.store_name,
  url: addressOf(naming, paths.store({ slug: item.store_slug })),
});

const dietsOf = ({ veg, is_halal, halal_tag_status }: Item): string[] => [
  ...(veg ? ['https://schema.org/VegetarianDiet'] : []),
  ...(is_halal && halal_tag_status ? ['https://schema.org/HalalDiet'] : []),
];

function menuItem(props: ItemThingProps): Thing {
  const { item, naming, decimals } = props;
  const url = addressOf(naming, paths.product({ id: item.id, slug: item.slug }));
  return known({
    '@type': 'MenuItem',
    '@id': url,
    name: item.name,
    description: item.description,
    image: item.images_full_url,
    url,
    suitableForDiet: dietsOf(item),
    offers: { ...offerThing(item, naming, decimals, url), seller: sellerOf(props) },
  });
}

function product(props: ItemThingProps): Thing {
  const { item, reviews, naming, decimals } = props;
  const url = addressOf(naming, paths.product({ id: item.id, slug: item.slug }));
  return known({
    '@type': 'Product',
    '@id': url,
    name: item.name,
    description: item.description,
    image: item.images_full_url,
    url,
    sku: item.id,
    gtin: item.gtin,
    brand: item.brand && { '@type': 'Brand', name: item.brand.name },
    category: item.category_ids[0]?.name,
    aggregateRating: ratingThing(item.avg_rating, item.rating_count),
    review: signed(reviews),
    offers: {
      ...offerThing(item, naming, decimals, url),
      itemCondition: 'https://schema.org/NewCondition',
      seller: sellerOf(props),
    },
  });
}

/** An item: a dish of a menu, or goods. */
export const itemThing = (props: ItemThingProps): Thing =>
  capabilitiesOf(props.item.module_type).itemView === 'food' ? menuItem(props) : product(props);
