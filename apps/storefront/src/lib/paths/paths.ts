/** The only place where links are built. A query value that is undefined is left out. */
type Query = Readonly<Record<string, string | number | undefined>>;

// Ids and most words need no encoding; the URL parser would cost a card as much as its picture.
const plain = /^[\w.-]*$/;
const encoded = (name: string, value: string): string => new URLSearchParams([[name, value]]).toString();

function withQuery(path: string, query: Query): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (plain.test(String(value)) ? `${name}=${value}` : encoded(name, String(value))));
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

/** What identifies a store in a link: its id, or the slug if there is none (NAV-04). */
export interface StoreLink {
  readonly id?: string | undefined;
  readonly slug?: string | undefined;
  readonly module_id?: string | undefined;
  readonly module_type?: string | undefined;
  readonly zone_id?: string | undefined;
}

/** What links an item. */
export interface ItemLink {
  readonly id?: string | undefined;
  readonly slug: string;
  readonly module_id?: string | undefined;
}

export const paths = {
  /** An address with its module, so that it leads there for visitors who have chosen another (NAV-05). */
  inModule: (path: string, moduleId: string | undefined) =>
    moduleId === undefined || path.includes('module_id=')
      ? path
      : `${path}${path.includes('?') ? '&' : '?'}module_id=${moduleId}`,
  landing: () => '/',
  home: () => '/home',
  /** Home with the picker of modules open (MOD-02). */
  chooseModule: () => withQuery('/home', { view: 'module' }),
  /** A category's items on the home page (NAV-03). */
  homeCategory: (category: { readonly id: string; readonly name: string }, moduleId?: string) =>
    withQuery('/home', {
      search: 'category',
      id: category.id,
      module_id: moduleId,
      name: category.name,
      data_type: 'category',
    }),
  homeAllCategories: () =>
    withQuery('/home', { search: 'allCategories', from: 'allCategories', data_type: 'new' }),
  /** Home with an item's dialog open. */
  homeItem: (slug: string) => withQuery('/home', { view: `item:${slug}` }),
  /** Home with the nearest stores first. */
  homeNearby: () => withQuery('/home', { sort: 'distance' }),
  /** What a search finds. */
  search: (text: string) => withQuery('/home', { q: text }),
  /** The part of home below the first screen; fetched when it comes near. */
  homeMore: (moduleId?: string) => withQuery('/home/more', { module_id: moduleId }),
  categories: (moduleId?: string) => withQuery('/categories', { module_id: moduleId }),
  category: (category: { readonly slug: string }) => `/category/${encodeURIComponent(category.slug)}`,
  brands: () => '/brands',
  brand: (slug: string) => `/brand/${encodeURIComponent(slug)}`,
  conditions: () => '/conditions',
  condition: (slug: string) => `/condition/${encodeURIComponent(slug)}`,
  campaigns: () => '/campaigns',
  campaign: (slug: string) => `/campaigns/${encodeURIComponent(slug)}`,
  /** A list of stores of the module (NAV-05). */
  stores: (list: 'latest' | 'popular' | 'recommended', moduleId?: string) =>
    withQuery(`/store/${list}`, { module_id: moduleId }),
  /** A list of items of the module. */
  items: (list: string) => `/items/${list}`,
  store: (store: StoreLink) =>
    withQuery(`/store/${encodeURIComponent(store.id ?? store.slug ?? '')}`, {
      module_id: store.module_id,
      module_type: store.module_type,
      store_zone_id: store.zone_id,
    }),
  /** An item's page: its slug, the id only without one (NAV-05). */
  product: (item: ItemLink) =>
    withQuery(`/product/${encodeURIComponent(item.slug || (item.id ?? ''))}`, { module_id: item.module_id }),
  checkout: (page: 'cart' | 'buy_now' | 'campaign' = 'cart') => withQuery('/checkout', { page }),
  /** The form to send a parcel, of a kind if one was chosen. */
  sendParcel: (kind?: string) => withQuery('/parcel/send', { kind }),
  /** Vehicles for hire: of a category or all of them, for a trip and by filters (RENT-01). */
  vehicleSearch: (query: Query = {}) =>
    withQuery('/rental/vehicle-search', {
      ...(query['categoryId'] === undefined && { all_category: 1 }),
      ...query,
    }),
  /** A vehicle's page; `from` names the page before, the rest the trip that is searched for (RENT-13). */
  vehicle: (vehicle: { readonly slug: string }, query: Query = {}) =>
    withQuery(`/rental/vehicle-details/${encodeURIComponent(vehicle.slug)}`, query),
  providers: (query: Query = {}) => withQuery('/rental/provider-details', query),
  provider: (provider: { readonly slug: string }, query: Query = {}) =>
    withQuery(`/rental/provider-details/${encodeURIComponent(provider.slug)}`, query),
  /** Checkout of a pharmacy with only the pictures of a prescription (CHK-03). */
  prescription: (store: { readonly id: string; readonly module_id?: string }) =>
    withQuery('/checkout', { page: 'prescription', store_id: store.id, module_id: store.module_id }),
  profile: (page?: string) => withQuery('/profile', { page }),
  /** The inbox, with a conversation open; `chat` names the other party, such as `store:{id}`. */
  inbox: (
    open: { conversation?: string; chat?: string; order?: string; trip?: string; number?: string } = {},
  ) => withQuery('/profile', { page: 'inbox', ...open }),
  coupons: () => '/coupons',
  wallet: () => '/wallet',
  loyaltyPoints: () => '/loyalty-points',
  referralCode: () => '/referral-code',
  settings: () => '/settings',
  interest: () => '/interest',
  forgotPassword: () => '/forgot-password',
  /** Home with the authentication dialog open. */
  signIn: () => withQuery('/home', { view: 'sign-in' }),
  /** Home with the sign-up open, filled with a friend's code (AUTH-03). */
  invitation: (code: string) => withQuery('/home', { view: 'sign-up', ref_code: code }),
  myOrders: () => '/my-orders',
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  /** The payment page of an unpaid order. */
  payOrder: (id: string) => withQuery('/payment', { order_id: id }),
  trackOrder: (query: { readonly order_id?: string; readonly phone?: string } = {}) =>
    withQuery('/track-order', query),
  /** The trip cart, for booking (RENT-06). */
  tripCart: () => '/rental/cart',
  myTrips: () => '/my-trips',
  trip: (id: string) => withQuery('/trip', { trip_id: id }),
  /** A trip by its number and phone (NAV-07, RENT-16). */
  trackTrip: (query: { readonly trip_id?: string; readonly phone?: string } = {}) =>
    withQuery('/track-trip', query),
  /** What can be read offline. */
  offline: () => '/offline',
  helpAndSupport: () => '/help-and-support',
  aboutUs: () => '/about-us',
  termsAndConditions: () => '/terms-and-conditions',
  privacyPolicy: () => '/privacy-policy',
  refundPolicy: () => '/refund-policy',
  cancellationPolicy: () => '/cancellation-policy',
  shippingPolicy: () => '/shipping-policy',
  /** The forms of the authentication dialog as pages (NAV-15). */
  authPage: (form: 'sign-in' | 'sign-up') => `/auth/${form}`,
  /** A view over the current page, as a link that works before any script is loaded. */
  viewHere: (view: string) => withQuery('', { view }),
  /** Where a store applies: what partners get, or with `open` the form itself, at one of its steps. */
  storeRegistration: (open = false, step?: string) =>
    withQuery('/store-registration', { active: open ? 'active' : undefined, step }),
  /** The same for rental providers. */
  providerRegistration: (open = false, step?: string) =>
    withQuery('/provider-registration', { active: open ? 'active' : undefined, step }),
  courierRegistration: (step?: string) => withQuery('/deliveryman-registration', { step }),
  /** The status of an application, by the reference its applicant was given. */
  partnerApplication: (reference?: string) => withQuery('/partner-application', { reference }),
  /** The authors of the map, and its licence. */
  mapLicence: () => 'https://www.openstreetmap.org/copyright',
  phoneCall: (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`,
  email: (address: string) => `mailto:${address}`,
} as const;
