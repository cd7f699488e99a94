import type { Page } from '@playwright/test';
import { askOnce, centre, expect, marketUrl, operatorToken, zoneIdsOf } from './market.ts';

/** A guest with a cart, as from an earlier visit. */
export interface GuestWithCart {
  readonly guestId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly storeId: string;
}

/** A contact and an address that a guest has entered before. */
export const ana = {
  contact_person_name: 'Ana Pereira',
  contact_person_number: '+598 99 123 456',
  contact_person_email: 'ana@example.com',
  road: '',
  house: '1360',
  floor: '4',
  address: centre.text,
  latitude: centre.lat,
  longitude: centre.lng,
} as const;

interface Item {
  readonly id: string;
  readonly price: number;
  readonly store_id: string;
}

async function api<Answer>(
  page: Page,
  method: string,
  path: string,
  headers: object,
  data?: object,
): Promise<Answer> {
  const answer = await page.request.fetch(`${marketUrl()}/api/v1${path}`, {
    method,
    headers: { ...headers },
    ...(data ? { data } : {}),
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** The module in the visitor's browser; before the first page, the market's first module. */
async function moduleIdOf(page: Page): Promise<string> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'module');
  if (cookie) return (JSON.parse(decodeURIComponent(cookie.value)) as { id: string }).id;
  const [first] = await askOnce<{ id: string }[]>('/module');
  return first?.id ?? '';
}

async function visitHeaders(page: Page): Promise<Record<string, string>> {
  return {
    moduleId: await moduleIdOf(page),
    zoneid: await zoneIdsOf(centre.lat, centre.lng),
    latitude: String(centre.lat),
    longitude: String(centre.lng),
  };
}

/** Adds an item without choices to a guest's cart; returns its store's id. */
export async function addToCart(
  page: Page,
  { guestId, headers }: Pick<GuestWithCart, 'guestId' | 'headers'>,
  slug: string,
  quantity = 1,
): Promise<string> {
  const item = await api<Item>(page, 'GET', `/items/details/${slug}`, headers);
  const line = { guest_id: guestId, item_id: item.id, quantity, price: item.price };
  await api(page, 'POST', '/customer/cart/add', headers, line);
  return item.store_id;
}

/** Adds an item without choices to a new guest's cart, and puts the guest into the browser. */
export async function arriveWithCart(page: Page, slug: string, quantity = 2): Promise<GuestWithCart> {
  const headers = await visitHeaders(page);
  const { guest_id: guestId } = await api<{ guest_id: string }>(
    page,
    'POST',
    '/auth/guest/request',
    headers,
    {},
  );
  const storeId = await addToCart(page, { guestId, headers }, slug, quantity);
  await page.addInitScript((id) => localStorage.setItem('guest_id', id), guestId);
  return { guestId, headers, storeId };
}

/** Stores a guest's contact in the browser, before the first page of the test. */
export async function arriveWithContact(page: Page): Promise<void> {
  await page.addInitScript((contact) => localStorage.setItem('guest-contact', contact), JSON.stringify(ana));
}

/** Places the guest's cart as it is; returns the order's id and number. */
export async function placeOrder(
  page: Page,
  guest: GuestWithCart,
  type: 'delivery' | 'take_away' = 'delivery',
): Promise<{ id: string; number: string }> {
  const way = {
    guest_id: guest.guestId,
    order_type: type,
    latitude: centre.lat,
    longitude: centre.lng,
  };
  const { bill } = await api<{ bill: { order_amount: number } }>(
    page,
    'POST',
    '/customer/order/quote',
    guest.headers,
    way,
  );
  const placed = await api<{ order_id: string; order_number: string }>(
    page,
    'POST',
    '/customer/order/place',
    guest.headers,
    { ...ana, ...way, payment_method: 'cash_on_delivery', order_amount: bill.order_amount },
  );
  return { id: placed.order_id, number: placed.order_number };
}

// 20 seconds after an order was placed, the autopilot begins to take these steps.
const way = ['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'];

/** As an operator, advances an order to a status. In a slow test the autopilot may have been faster. */
export async function moveOrder(page: Page, id: string, status: string): Promise<void> {
  const answer = await page.request.put(`${marketUrl()}/api/v1/ops/orders/${id}/status`, {
    headers: { authorization: `Bearer ${operatorToken()}` },
    data: { order_status: status },
  });
  const said = await answer.text();
  const { order_status: stands = '' } = JSON.parse(said) as { order_status?: string };
  const isThere = answer.status() === 409 && way.indexOf(stands) >= way.indexOf(status);
  expect(answer.ok() || isThere, `${status}: ${said}`).toBe(true);
}

/** As an operator, takes a placed order to its door, step by step. */
export async function deliverOrder(page: Page, id: string): Promise<void> {
  for (const status of way.slice(1)) await moveOrder(page, id, status);
}

/** As an operator, sets the counted stock of an item. */
export async function setStock(page: Page, slug: string, stock: number | null): Promise<void> {
  const item = await api<Item>(page, 'GET', `/items/details/${slug}`, await visitHeaders(page));
  const headers = { authorization: `Bearer ${operatorToken()}` };
  await api(page, 'PUT', `/ops/items/${item.id}/stock`, headers, { stock });
}

/** Creates an account, as on an earlier visit. */
export async function makeCustomer(page: Page, guestId: string | null = null) {
  const unique = String(process.hrtime.bigint()).slice(-9);
  const [email, password] = [`ana.${unique}@example.com`, 'secret-words'];
  const { token } = await api<{ token: string }>(
    page,
    'POST',
    '/auth/sign-up',
    {},
    {
      name: 'Ana Pereira',
      email,
      phone: `+598${unique}`,
      password,
      confirm_password: password,
      guest_id: guestId,
    },
  );
  return { email, password, token };
}

/** A new customer, signed in: the browser has the token. */
export async function arriveSignedIn(page: Page, guestId: string | null = null): Promise<string> {
  const { token } = await makeCustomer(page, guestId);
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  return token;
}

/** Saves a customer's address, as on an earlier visit. */
export async function saveAddress(
  page: Page,
  token: string,
  place: { readonly text: string; readonly lat: number; readonly lng: number },
): Promise<void> {
  const { contact_person_name, contact_person_number, house } = ana;
  const where = {
    address: place.text,
    latitude: place.lat,
    longitude: place.lng,
    address_type: 'home',
    house,
  };
  const headers = { authorization: `Bearer ${token}` };
  await api(page, 'POST', '/customer/address/add', headers, {
    contact_person_name,
    contact_person_number,
    ...where,
  });
}
