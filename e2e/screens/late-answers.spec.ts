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

test('an item of another store whose refusal comes late', async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveWithCart(page, dessert);
  await page.goto('/store/artico-fast-sea-food');
  const told = page.getByText('You have item from another store in cart.');
  /** Adds it; the refusal is on its way. */
  const add = async () => {
    const held = await holdAnswer(page, '**/customer/cart/add');
    await page.getByRole('button', { name: 'Add Cola 500 ml' }).click();
    await held.asked;
    return held;
  };
  await test.step('once its page was left it is told: it was in no cart, and nobody knew', async () => {
    const held = await add();
    await goHome(page);
    await expect(page).toHaveURL(/\/home$/);
    held.letGo();
    await expect(told).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(told).toBeHidden();
  });
  await page.goBack();
  await test.step('a refusal that comes before the next page is drawn is told: the page that asked went with its question', async () => {
    const held = await add();
    // As during a navigation: the address has changed, but the old page is still shown.
    await page.evaluate(() => history.replaceState(history.state, '', '/home'));
    held.letGo();
    await expect(told).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

/** A customer with a vehicle in the trip cart, and its drawer open beside a page that is light to load. */
async function openTripCart(page: Page) {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  const wire = await wireIn(page, 'rental', await arriveSignedIn(page));
  const [vehicle] = await freeVehicles(page);
  const here = { location_name: centre.text, lat: centre.lat, lng: centre.lng };
  const trip = { pickup_location: here, rental_type: 'hourly', estimated_hours: 3 };
  await wire.post('/rental/user/cart/add-to-cart', { vehicle_id: vehicle?.id, quantity: 1, ...trip });
  await page.goto('/about-us');
  await cartButton(page).click();
  const drawer = page.getByRole('dialog', { name: 'Trip Cart' });
  await expect(drawer).toBeVisible();
  return drawer;
}

test('a trip whose change is answered late', async ({ page }) => {
  const drawer = await openTripCart(page);
  const form = page.getByRole('dialog', { name: 'Edit Trip Type' });
  await test.step('a trip whose change is answered once its form was closed opens no drawer again', async () => {
    const held = await holdAnswer(page, '**/cart/update-user-data/*');
    await drawer.getByRole('button', { name: 'Edit trip' }).click();
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
  await cartButton(page).click();
  await expect(drawer).toBeVisible();
  await test.step('a trip whose form was gone back to while vehicles in its way were taken out stays open', async () => {
    const change = '**/cart/update-user-data/*';
    const { promise, resolve: letGo } = Promise.withResolvers<void>();
    const bodies: boolean[] = [];
    await page.route(change, async (route) => {
      const { remove_conflicting: removes } = route.request().postDataJSON() as {
        remove_conflicting: boolean;
      };
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
    await form.getByLabel(/hours/i).fill('6');
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
});

for (const left of ['their drawer was closed', 'it was cancelled'])
  test(`vehicles that are taken out once ${left} lead nobody on to the booking`, async ({ page }) => {
    // Adds a line to the answer whose vehicle is no longer free; the market does not know it, as if it had removed it
    // already.
    let isThere = true;
    await page.route('**/rental/user/cart/get-cart*', async (route) => {
      const response = await route.fetch();
      const cart = await response.json();
      const [line] = cart.carts;
      if (!isThere || !line) return route.fulfill({ response });
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
    isThere = false;
    letGo();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-list'))).toBe('1');
    if (left !== 'it was cancelled') await cartButton(page).click();
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/about-us.*view=cart/);
    expect(pages.filter((path) => path.startsWith('/rental/cart'))).toEqual([]);
  });

/** The views that the page has had since. */
function viewsSince(page: Page): string[] {
  const views: string[] = [];
  page.on('framenavigated', (frame) => views.push(new URL(frame.url()).searchParams.get('view') ?? ''));
  return views;
}

test('choices of a quick add that are known late are asked of nobody', async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
  const details = '**/api/v1/items/details/*';
  const shop = '/store/artico-fast-sea-food';
  /** A quick add of a dish that turns out to have choices; the request for its details is on its way. */
  const quickAdd = async () => {
    const { promise, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(details, async (route) => {
      const url = route
        .request()
        .url()
        .replace(/[^/]+$/, 'la-isla-muzzarella');
      const response = await route.fetch({ url });
      await promise;
      await route.fulfill({ response }).catch(() => undefined);
    });
    const asked = page.waitForRequest(details);
    await page.getByRole('button', { name: 'Add Cola 500 ml' }).click();
    await asked;
    const answered = page.waitForResponse(details);
    return async () => {
      letGo();
      await (await answered).finished();
    };
  };
  const expectCartAlone = async (views: readonly string[]) => {
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(views.filter((view) => !['', 'cart'].includes(view))).toEqual([]);
  };
  await page.goto(shop);
  await test.step('choices that are known once the cart was opened instead are asked of nobody', async () => {
    const answer = await quickAdd();
    await cartButton(page).click();
    await expect(page).toHaveURL(/view=cart/);
    const views = viewsSince(page);
    await answer();
    await expectCartAlone(views);
  });
  await page.goto(shop);
  await test.step('choices that are known once its page was left are asked of nobody', async () => {
    const answer = await quickAdd();
    await goHome(page);
    await expect(page).toHaveURL(/\/home$/);
    const views = viewsSince(page);
    await answer();
    // A press that is handled after the answer.
    await cartButton(page).click();
    await expectCartAlone(views);
  });
});

test('a vehicle that is refused once its page was left is told, and asks nobody', async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  const [vehicle] = await freeVehicles(page);
  const trip = { trip_type: 'hourly', duration: '3', pickup: `${centre.lat},${centre.lng}` };
  const query = new URLSearchParams({ ...trip, pickup_name: centre.text });
  await page.goto(`/rental/vehicle-details/${vehicle?.slug}?${query}`);
  const add = page
    .getByRole('main')
    .getByRole('button', { name: `Add: ${vehicle?.name}` })
    .first();
  for (const [code, message] of [
    ['trip_missing', 'Say when and for how long first.'],
    ['other_provider', 'Your cart holds vehicles of another provider.'],
  ] as const)
    await test.step(code, async () => {
      const { promise, resolve: letGo } = Promise.withResolvers<void>();
      const adding = '**/rental/user/cart/add-to-cart';
      await page.route(adding, async (route) => {
        await promise;
        await route.fulfill({ status: 409, json: { errors: [{ code, message }], message } });
      });
      const sent = page.waitForRequest(adding);
      await add.click();
      await sent;
      await goHome(page);
      await expect(page).toHaveURL(/\/home$/);
      const views = viewsSince(page);
      letGo();
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect(views).toEqual([]);
      await page.goBack();
      await expect(page).toHaveURL(/vehicle-details/);
    });
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
