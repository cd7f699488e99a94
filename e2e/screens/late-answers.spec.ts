import type { Page } from '@playwright/test';
import { freeVehicles } from '../support/free-vehicles.ts';
import { holdAnswer } from '../support/hold-answer.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveSignedIn, arriveWithCart, arriveWithContact } from '../support/ordering.ts';
import { wireIn } from '../support/shopping.ts';

// Without choices and without counted stock; two of it reach the minimum order.
const dessert = 'la-isla-martin-fierro';

const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ });
const goHome = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();

/** Places an order and leaves the page before the answer arrives. */
async function placeAndLeave(page: Page) {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveWithCart(page, dessert);
  await arriveWithContact(page);
  const held = await holdAnswer(page, '**/customer/order/place');
  await page.goto('/checkout?page=cart');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await held.asked;
  await goHome(page);
  await expect(page).toHaveURL(/\/home$/);
  return held;
}

test('an order whose answer comes once its page was left is told, and leads nobody away from where they went', async ({
  page,
}) => {
  const held = await placeAndLeave(page);
  held.letGo();
  const told = page.getByText('Order placed.');
  await expect(told).toBeVisible();
  // By now a navigation to the order would have happened; navigating in the test would hide one under way.
  await expect(told).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);
  await cartButton(page).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('an order whose answer comes once its page was left and opened again leads on from there', async ({
  page,
}) => {
  const held = await placeAndLeave(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  held.letGo();
  await expect(page).toHaveURL(/\/orders\//);
});

/** Adds a dish of another store; the refusal is on its way. */
async function addOfAnotherStore(page: Page) {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveWithCart(page, dessert);
  const held = await holdAnswer(page, '**/customer/cart/add');
  await page.goto('/store/artico-fast-sea-food');
  await page.getByRole('button', { name: 'Add Cola 500 ml' }).click();
  await held.asked;
  return held;
}

async function expectRefusalTold(page: Page): Promise<void> {
  await expect(page.getByText('You have item from another store in cart.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

test('an item of another store whose refusal comes once its page was left is told: it was in no cart, and nobody knew', async ({
  page,
}) => {
  const held = await addOfAnotherStore(page);
  await goHome(page);
  await expect(page).toHaveURL(/\/home$/);
  held.letGo();
  await expectRefusalTold(page);
});

test('a refusal that comes before the next page is drawn is told: the page that asked went with its question', async ({
  page,
}) => {
  const held = await addOfAnotherStore(page);
  // As during a navigation: the address has changed, but the old page is still shown.
  await page.evaluate(() => history.replaceState(history.state, '', '/home'));
  held.letGo();
  await expectRefusalTold(page);
});

/** A guest with a vehicle in the trip cart, and its drawer open. */
async function openTripCart(page: Page) {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  const [vehicle] = await freeVehicles(page);
  const trip = { trip_type: 'hourly', duration: '3', pickup: `${centre.lat},${centre.lng}` };
  const query = new URLSearchParams({ ...trip, pickup_name: centre.text });
  await page.goto(`/rental/vehicle-details/${vehicle?.slug}?${query}`);
  const add = page.getByRole('main').getByRole('button', { name: `Add: ${vehicle?.name}` });
  await add.first().click();
  const told = page.getByText('The vehicle successfully added to your cart.');
  await expect(told).toBeVisible();
  await expect(told).toBeHidden();
  await cartButton(page).click();
  const drawer = page.getByRole('dialog', { name: 'Trip Cart' });
  await expect(drawer).toBeVisible();
  return drawer;
}

test('a trip whose change is answered once its form was closed opens no drawer again', async ({ page }) => {
  const drawer = await openTripCart(page);
  const held = await holdAnswer(page, '**/cart/update-user-data/*');
  await drawer.getByRole('button', { name: 'Edit trip' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Trip Type' });
  await form.getByLabel(/hours/i).fill('5');
  await form.getByRole('button', { name: 'Save the trip' }).click();
  await held.asked;
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  held.letGo();
  const told = page.getByText('The trip is changed');
  await expect(told).toBeVisible();
  await expect(told).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const left of ['their drawer was closed', 'it was cancelled'])
  test(`vehicles that are taken out once ${left} lead nobody on to the booking`, async ({ page }) => {
    // Adds a line to the answer whose vehicle is no longer free; the market does not know it, as if it had removed it
    // already.
    await page.route('**/rental/user/cart/add-to-cart', async (route) => {
      const response = await route.fetch();
      const cart = await response.json();
      const [line] = cart.carts;
      const vehicle = { ...line.vehicle, id: 'gone', total_vehicle_count: 0 };
      await route.fulfill({ json: { ...cart, carts: [line, { ...line, id: 'gone', vehicle }] } });
    });
    const drawer = await openTripCart(page);
    const removal = '**/rental/user/cart/remove-vehicle*';
    const { promise, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(removal, async (route) => {
      const { headers, url } = { headers: route.request().headers(), url: route.request().url() };
      const cart = await page.request.get(url.replace('remove-vehicle', 'get-cart'), { headers });
      await promise;
      await route.fulfill({ response: cart });
    });
    await drawer.getByRole('button', { name: 'Continue to cart' }).click();
    const sent = page.waitForRequest(removal);
    const question = page.getByRole('dialog', { name: 'Not free for this trip' });
    await question.getByRole('button', { name: 'Remove and continue' }).click();
    await sent;
    if (left === 'it was cancelled') {
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
    } else await page.goBack();
    await expect(drawer).toBeVisible({ visible: left === 'it was cancelled' });
    const pages: string[] = [];
    page.on('request', (request) => pages.push(new URL(request.url()).pathname));
    letGo();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-list'))).toBe('1');
    if (left !== 'it was cancelled') await cartButton(page).click();
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/vehicle-details.*view=cart/);
    expect(pages.filter((path) => path.startsWith('/rental/cart'))).toEqual([]);
  });

test('a trip whose form was gone back to while vehicles in its way were taken out stays open', async ({
  page,
}) => {
  const drawer = await openTripCart(page);
  const change = '**/cart/update-user-data/*';
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const bodies: boolean[] = [];
  await page.route(change, async (route) => {
    const { remove_conflicting: removes } = route.request().postDataJSON() as { remove_conflicting: boolean };
    bodies.push(removes);
    if (removes) {
      const response = await route.fetch();
      await promise;
      return route.fulfill({ response });
    }
    const errors = [{ code: 'trip_type_conflict', message: 'Some vehicles are not let so.' }];
    const vehicles = [{ id: 'gone', name: 'Another one', thumbnail_full_url: '/favicon.svg' }];
    return route.fulfill({ status: 409, json: { errors, message: errors[0]?.message, vehicles } });
  });
  await drawer.getByRole('button', { name: 'Edit trip' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Trip Type' });
  await form.getByLabel(/hours/i).fill('5');
  await form.getByRole('button', { name: 'Save the trip' }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'Another one' }).last();
  await question.getByRole('button', { name: 'Remove and continue' }).click();
  await expect.poll(() => bodies).toEqual([false, true]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  letGo();
  await expect(page.getByText('The trip is changed')).toBeVisible();
  await expect(form).toBeVisible();
  await expect(page).toHaveURL(/view=trip/);
});

/** The views that the page has had since. */
function viewsSince(page: Page): string[] {
  const views: string[] = [];
  page.on('framenavigated', (frame) => views.push(new URL(frame.url()).searchParams.get('view') ?? ''));
  return views;
}

async function firstOf<One>(all: readonly One[], isIt: (one: One) => Promise<boolean>): Promise<One> {
  for (const one of all) if (await isIt(one)) return one;
  throw new Error('None is so.');
}

/** A quick add of a dish that turns out to have choices; the request for its details is on its way. */
async function quickAdd(page: Page) {
  await arriveAs(page, { language: 'en', location: centre });
  const wire = await wireIn(page, 'food');
  const { items } = await wire.get<{ items: { slug: string; has_choices: boolean }[] }>(
    '/items/popular?limit=50',
  );
  const chosen = await firstOf(items, async ({ slug, has_choices }) => {
    if (!has_choices) return false;
    const { food_variations: groups } = await wire.get<{ food_variations: { required: boolean }[] }>(
      `/items/details/${slug}`,
    );
    return groups.some(({ required }) => required);
  });
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const details = '**/api/v1/items/details/*';
  await page.route(details, async (route) => {
    const url = route
      .request()
      .url()
      .replace(/[^/]+$/, chosen.slug);
    const response = await route.fetch({ url });
    await promise;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.goto('/store/artico-fast-sea-food');
  const asked = page.waitForRequest(details);
  await page.getByRole('button', { name: 'Add Cola 500 ml' }).click();
  await asked;
  const answered = page.waitForResponse(details);
  return async () => {
    letGo();
    await (await answered).finished();
  };
}

for (const [where, leave] of [
  ['its page was left', goHome],
  ['the cart was opened instead', (page: Page) => cartButton(page).click()],
] as const)
  test(`choices that are known once ${where} are asked of nobody`, async ({ page }) => {
    const answer = await quickAdd(page);
    await leave(page);
    const isCart = leave !== goHome;
    await expect(page).toHaveURL(isCart ? /view=cart/ : /\/home$/);
    const views = viewsSince(page);
    await answer();
    // A press that is handled after the answer.
    if (!isCart) await cartButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(views.filter((view) => !['', 'cart'].includes(view))).toEqual([]);
  });

for (const [code, message] of [
  ['trip_missing', 'Say when and for how long first.'],
  ['other_provider', 'Your cart holds vehicles of another provider.'],
] as const)
  test(`a vehicle that is refused (${code}) once its page was left is told, and asks nobody`, async ({
    page,
  }) => {
    await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
    const [vehicle] = await freeVehicles(page);
    const { promise, resolve: letGo } = Promise.withResolvers<void>();
    const adding = '**/rental/user/cart/add-to-cart';
    await page.route(adding, async (route) => {
      await promise;
      await route.fulfill({ status: 409, json: { errors: [{ code, message }], message } });
    });
    const trip = { trip_type: 'hourly', duration: '3', pickup: `${centre.lat},${centre.lng}` };
    const query = new URLSearchParams({ ...trip, pickup_name: centre.text });
    await page.goto(`/rental/vehicle-details/${vehicle?.slug}?${query}`);
    const sent = page.waitForRequest(adding);
    await page
      .getByRole('main')
      .getByRole('button', { name: `Add: ${vehicle?.name}` })
      .first()
      .click();
    await sent;
    await goHome(page);
    await expect(page).toHaveURL(/\/home$/);
    const views = viewsSince(page);
    letGo();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(views).toEqual([]);
  });

test('money whose payment is ready once its form was closed takes nobody to the gateway', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveSignedIn(page);
  const held = await holdAnswer(page, '**/wallet/add-fund');
  await page.goto('/profile?page=wallet');
  await page.getByRole('region', { name: 'Balance' }).getByRole('button', { name: 'Add money' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add money' });
  await dialog.getByLabel('Amount').fill('1000');
  await dialog.getByRole('button', { name: 'Add money' }).click();
  await held.asked;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const pages: string[] = [];
  page.on('request', (request) => pages.push(new URL(request.url()).pathname));
  const answered = page.waitForResponse('**/wallet/add-fund');
  held.letGo();
  await (await answered).finished();
  await goHome(page);
  await expect(page).toHaveURL(/\/home$/);
  expect(pages.filter((path) => path.startsWith('/pay/'))).toEqual([]);
});
