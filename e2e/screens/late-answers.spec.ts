import type { Page } from '@playwright/test';
import { freeVehicles } from '../support/free-vehicles.ts';
import { holdAnswer } from '../support/hold-answer.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveSignedIn, arriveWithCart, arriveWithContact } from '../support/ordering.ts';

// Without choices and without counted stock; two of it reach the smallest order.
const dessert = 'la-isla-martin-fierro';

const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ });
const goHome = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();

/** An order that is placed, whose page was left before its answer comes. */
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
  // A step to the order would have been taken by then; one of the test's own would hide that it is under way.
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

/** A dish of another store whose refusal is on its way. */
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
  // As between a step and its page: the address is the next one's, what is drawn is not.
  await page.evaluate(() => history.replaceState(history.state, '', '/home'));
  held.letGo();
  await expectRefusalTold(page);
});

/** A guest whose trip cart holds a vehicle, and its drawer open. */
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

test('vehicles that are taken out once their drawer was closed lead nobody on to the booking', async ({
  page,
}) => {
  // Beside the vehicle stands one that is free no more; the market knows nothing of it, and has taken it out.
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
    const left = await page.request.get(url.replace('remove-vehicle', 'get-cart'), { headers });
    await promise;
    await route.fulfill({ response: left });
  });
  await drawer.getByRole('button', { name: 'Continue to cart' }).click();
  const sent = page.waitForRequest(removal);
  const question = page.getByRole('dialog', { name: 'Not free for this trip' });
  await question.getByRole('button', { name: 'Remove and continue' }).click();
  await sent;
  await page.goBack();
  await expect(drawer).toBeHidden();
  const pages: string[] = [];
  page.on('request', (request) => pages.push(new URL(request.url()).pathname));
  letGo();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-list'))).toBe('1');
  await cartButton(page).click();
  await expect(drawer).toBeVisible();
  await expect(page).toHaveURL(/vehicle-details.*view=cart/);
  expect(pages.filter((path) => path.startsWith('/rental/cart'))).toEqual([]);
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
