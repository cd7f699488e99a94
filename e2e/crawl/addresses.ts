import type { Page } from '@playwright/test';
import { ana } from '../support/ordering.ts';
import { centre } from '../support/market.ts';
import { type Wire, wireIn } from '../support/shopping.ts';

/** A kind of module, as a visitor's browser stores it. */
export type ModuleType = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | 'rental';

/** An address of the storefront, as a visitor in a module would open it. */
export interface Address {
  /** The id of the storefront's route in the build. */
  readonly route: string;
  readonly path: string;
  readonly module: ModuleType;
  /** The expected status; 200 by default. */
  readonly status?: number;
}

const modules: readonly ModuleType[] = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental'];

interface Named {
  readonly id: string;
  readonly slug: string;
}
interface Priced extends Named {
  readonly price: number;
}

const at = (route: string, path: string, module: ModuleType = 'food'): Address => ({
  route: `routes/${route}`,
  path,
  module,
});
const under = (id: string, path: string, module: ModuleType = 'food'): Address => ({
  route: id,
  path,
  module,
});

/** Pages that are the same for everybody, whatever the market sells. */
const plain: readonly Address[] = [
  at('landing', '/'),
  ...modules.map((module) => at('home', '/home', module)),
  at('home', '/home?search=allCategories&from=allCategories&data_type=new'),
  at('home', '/home?q=pizza'),
  at('home', '/home?q=zzzzqqqq'),
  under('categories', '/categories'),
  under('brands', '/brands', 'ecommerce'),
  under('conditions', '/conditions', 'pharmacy'),
  at('item-list', '/items/popular'),
  at('campaigns', '/campaigns'),
  under('latest-stores', '/store/latest'),
  under('popular-stores', '/store/popular'),
  under('recommended-stores', '/store/recommended'),
  at('send-parcel', '/parcel/send', 'parcel'),
  at('vehicle-search', '/rental/vehicle-search?all_category=1', 'rental'),
  at('providers', '/rental/provider-details', 'rental'),
  at('track-order', '/track-order'),
  at('track-trip', '/track-trip', 'rental'),
  at('forgot-password', '/forgot-password'),
  at('auth-callback', '/auth/callback'),
  at('interest', '/interest'),
  at('help-and-support', '/help-and-support'),
  ...[
    'about-us',
    'terms-and-conditions',
    'privacy-policy',
    'refund-policy',
    'cancellation-policy',
    'shipping-policy',
  ].map((page) => at('market-page', `/${page}`)),
  at('auth-form', '/auth/sign-in'),
  at('auth-form', '/auth/sign-up'),
  at('store-registration', '/store-registration'),
  at('store-registration', '/store-registration?active=active'),
  under('provider-registration', '/provider-registration'),
  at('courier-registration', '/deliveryman-registration'),
  at('partner-application', '/partner-application'),
  at('offline', '/offline'),
  { ...at('not-found', '/not-a-page'), status: 404 },
];

/** A shopper's own pages; a guest who may not see one gets a message. */
const personal: readonly Address[] = [
  ...['profile-settings', 'inbox', 'addresses', 'wallet', 'notifications'].map((page) =>
    at('profile', `/profile?page=${page}`),
  ),
  under('wallet', '/wallet'),
  under('loyalty-points', '/loyalty-points'),
  under('referral-code', '/referral-code'),
  at('settings', '/settings'),
  at('coupons', '/coupons'),
  at('my-orders', '/my-orders'),
  at('my-trips', '/my-trips', 'rental'),
  at('rental-cart', '/rental/cart', 'rental'),
  at('checkout', '/checkout?page=cart'),
];

const firstOf = <One>(list: readonly One[], what: string): One => {
  const [one] = list;
  if (one === undefined) throw new Error(`The demonstration has no ${what}.`);
  return one;
};

async function catalogPages(page: Page): Promise<Address[]> {
  const food = await wireIn(page, 'food');
  const shops = await wireIn(page, 'ecommerce');
  const pharmacy = await wireIn(page, 'pharmacy');
  const { stores } = await food.get<{ stores: Named[] }>('/stores/get-stores?limit=1&open_now=1');
  const { items } = await shops.get<{ items: Named[] }>('/items/popular?limit=1');
  const categories = await food.get<Named[]>('/categories');
  const brands = await shops.get<Named[]>('/brand');
  const conditions = await pharmacy.get<Named[]>('/common-condition');
  const campaigns = await food.get<Named[]>('/campaigns/basic');
  return [
    at('store', `/store/${firstOf(stores, 'open store').slug}`),
    at('product', `/product/${firstOf(items, 'shop’s item').slug}`, 'ecommerce'),
    at('category', `/category/${firstOf(categories, 'category').slug}`),
    under('brand', `/brand/${firstOf(brands, 'brand').slug}`, 'ecommerce'),
    under('condition', `/condition/${firstOf(conditions, 'condition').slug}`, 'pharmacy'),
    at('campaign', `/campaigns/${firstOf(campaigns, 'campaign').slug}`),
  ];
}

/** The trip of a request, from the centre. */
const tripFromCentre = {
  pickup_location: { location_name: centre.text, lat: centre.lat, lng: centre.lng },
  rental_type: 'hourly',
  estimated_hours: 3,
} as const;

interface FreeVehicle extends Named {
  readonly provider: Named;
  readonly total_vehicle_count: number;
}

/** The vehicle with the most free units: a crawl books some, and must not take another test's last one. */
async function findVehicle(wire: Wire): Promise<FreeVehicle> {
  const near = `pickup_lat=${centre.lat}&pickup_lng=${centre.lng}&available=1&rental_type=hourly`;
  const { vehicles } = await wire.get<{ vehicles: FreeVehicle[] }>(
    `/rental/vehicle/search?${near}&limit=100`,
  );
  const mostFirst = vehicles.toSorted((one, other) => other.total_vehicle_count - one.total_vehicle_count);
  return firstOf(mostFirst, 'free vehicle');
}

async function rentalPages(page: Page): Promise<Address[]> {
  const { slug, provider } = await findVehicle(await wireIn(page, 'rental'));
  return [
    at('vehicle', `/rental/vehicle-details/${slug}`, 'rental'),
    at('provider', `/rental/provider-details/${provider.slug}`, 'rental'),
  ];
}

/** A shopper's credential: a token, or a guest's id. */
export interface ShopperKey {
  readonly token?: string;
  readonly guestId?: string;
}

const asShopper = ({ guestId }: ShopperKey): object => (guestId === undefined ? {} : { guest_id: guestId });

async function placeOne(wire: Wire, who: ShopperKey, method: string): Promise<string> {
  const item = await wire.get<Priced>('/items/details/la-isla-martin-fierro');
  const line = { item_id: item.id, quantity: 2, price: item.price, replace: true };
  await wire.post('/customer/cart/add', { ...asShopper(who), ...line });
  const way = { ...asShopper(who), order_type: 'delivery', latitude: centre.lat, longitude: centre.lng };
  const { bill } = await wire.post<{ bill: { order_amount: number } }>('/customer/order/quote', way);
  const order = { ...ana, ...way, payment_method: method, order_amount: bill.order_amount };
  return (await wire.post<{ order_id: string }>('/customer/order/place', order)).order_id;
}

async function bookOne(wire: Wire, who: ShopperKey): Promise<string> {
  const { id } = await findVehicle(wire);
  const asked = { vehicle_id: id, quantity: 1, ...tripFromCentre };
  await wire.post('/rental/user/cart/add-to-cart', { ...asShopper(who), ...asked });
  const { bill } = await wire.post<{ bill: { trip_amount: number } }>(
    '/rental/user/trip/quote',
    asShopper(who),
  );
  const { contact_person_name, contact_person_number, contact_person_email } = ana;
  const contact = { contact_person_name, contact_person_number, contact_person_email };
  const trip = {
    ...asShopper(who),
    ...contact,
    payment_method: 'cash_on_delivery',
    trip_amount: bill.trip_amount,
  };
  return (await wire.post<{ trip_id: string }>('/rental/user/trip/trip-booking', trip)).trip_id;
}

async function orderPages(page: Page, who: ShopperKey): Promise<Address[]> {
  const food = await wireIn(page, 'food', who.token);
  const rental = await wireIn(page, 'rental', who.token);
  const order = await placeOne(food, who, 'cash_on_delivery');
  const waiting = await placeOne(food, who, 'sandbox');
  const trip = await bookOne(rental, who);
  return [
    at('order', `/orders/${order}`),
    at('payment', `/payment?order_id=${waiting}`),
    at('trip', `/trip?trip_id=${trip}`, 'rental'),
  ];
}

/** An address of every route of the storefront, with an order and a trip of the shopper's own. */
export async function everyAddress(page: Page, who: ShopperKey): Promise<Address[]> {
  return [
    ...plain,
    ...personal,
    ...(await catalogPages(page)),
    ...(await rentalPages(page)),
    ...(await orderPages(page, who)),
  ];
}

/** Every dialog that opens over a page, by its address. */
export async function everyView(page: Page): Promise<Address[]> {
  const food = await wireIn(page, 'food');
  const { stores } = await food.get<{ stores: Named[] }>('/stores/get-stores?limit=1&open_now=1');
  const { slug } = firstOf(stores, 'open store');
  const store = `/store/${slug}`;
  return [
    at('home', '/home?view=module'),
    at('home', '/home?view=location'),
    at('home', '/home?view=map'),
    at('home', '/home?view=wishlist'),
    at('store', `${store}?view=cart`),
    at('store', `${store}?view=item:la-isla-martin-fierro`),
    at('store', `${store}?view=reviews:${slug}`),
    at('home', '/home?view=join'),
  ];
}

/** The pages that have a performance budget on phones. */
export async function measuredAddresses(page: Page): Promise<Address[]> {
  const lists = [
    at('landing', '/'),
    at('home', '/home'),
    at('home', '/home', 'ecommerce'),
    at('home', '/home?q=pizza'),
    under('categories', '/categories'),
    under('latest-stores', '/store/latest'),
    under('popular-stores', '/store/popular'),
    at('campaigns', '/campaigns'),
    under('brands', '/brands', 'ecommerce'),
  ];
  const [vehicle] = await rentalPages(page);
  const checkout = at('checkout', '/checkout?page=cart');
  return [...lists, ...(await catalogPages(page)), ...(vehicle ? [vehicle] : []), checkout];
}
