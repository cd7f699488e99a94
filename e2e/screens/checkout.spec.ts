import type { Page } from '@playwright/test';
import { checkAccess } from '../support/axe.ts';
import { loseAnswer } from '../support/lose-answer.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import {
  ana,
  arriveSignedIn,
  arriveWithCart,
  arriveWithContact,
  makeCustomer,
  placeOrder,
  saveAddress,
  setStock,
} from '../support/ordering.ts';
import { holdAnswer, holdFetch } from '../support/hold-answer.ts';

// Without choices and without counted stock; two of it reach the minimum order.
const dessert = 'la-isla-martin-fierro';
const checkout = '/checkout?page=cart';

const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ });
const row = (page: Page, id: string) => page.locator(`[data-row="${id}"]`);

// In the neighbouring zone, not the store's.
const elsewhere = { text: 'Cordón', lat: -34.899, lng: -56.175 };

test.beforeEach(async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
});

test('[CHK-01] [SYS-12] an empty cart says so and leads back to the shops', async ({ page }) => {
  await page.goto(checkout);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/\/home/);
});

test('[CHK-01] [CHK-05] [CHK-06] [LOC-06] [LOC-08] [LOC-12] [LOC-14] a guest’s heading, card, its dialog and the texts of its form, then the bill and take-away', async ({
  page,
}) => {
  await arriveWithCart(page, dessert);
  await page.goto(checkout);
  await expect(page.getByRole('heading', { name: 'Delivery Addresses', exact: true })).toBeVisible();
  await expect(page.getByText('No Contact Info Added')).toBeVisible();
  await expect(page.getByText('Please enter your contact info')).toBeVisible();
  const edit = page.getByRole('button', { name: 'Edit' });
  await edit.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Please add your delivery address');
  await edit.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  for (const text of ['name is required', 'phone number required', 'Email is required'])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  await dialog.getByLabel('Email').fill('ana');
  await expect(dialog.getByText('Must be a valid email')).toBeVisible();
  await dialog.getByLabel('Email').fill(`${'a'.repeat(244)}@example.com`);
  await expect(dialog.getByText('Must be a valid email')).toBeVisible();
  await dialog.getByLabel('Email').fill('ana@example.com');
  await dialog.getByLabel('Name').fill('Ana Pereira');
  await dialog.getByLabel('Phone').fill('099 123 456');
  await dialog.getByLabel('House number').fill('1360');
  await page.reload();
  await expect(dialog.getByLabel('Name')).toHaveValue('Ana Pereira');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  for (const text of ['Ana Pereira', '+598 99 123 456', 'ana@example.com', 'House 1360'])
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  const kept = JSON.parse((await page.evaluate(() => localStorage.getItem('guest-contact'))) ?? '{}');
  expect(kept).toMatchObject({ contact_person_name: 'Ana Pereira', house: '1360', latitude: centre.lat });
  await test.step('the bill line by line, each with its rule, follows tip and way at once', async () => {
    await expect(row(page, 'delivery')).toContainText('$');
    const total = Number((await row(page, 'total').locator('bdi').first().textContent())?.replace(/\D/g, ''));
    await row(page, 'delivery').locator('summary').click();
    await expect(row(page, 'delivery')).toContainText('km by road');
    await row(page, 'tax').locator('summary').click();
    await expect(row(page, 'tax')).toContainText('Already part of the prices');
    const tip = page.getByRole('group', { name: 'Tip for the courier' }).getByRole('button').nth(1);
    const amount = Number((await tip.textContent())?.replace(/\D/g, ''));
    await tip.click();
    await expect(row(page, 'total')).toContainText(String(total + amount));
    await expect(placeButton(page)).toContainText(String(total + amount));
  });
  await test.step('take-away hides every address input and asks for the contact alone', async () => {
    await page.getByRole('radio', { name: 'Take-away' }).check();
    await expect(page.getByText('Collect it here')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Delivery Addresses' })).toHaveCount(0);
    await expect(row(page, 'delivery')).toHaveCount(0);
    await expect(page.getByText('Tip for the courier')).toHaveCount(0);
    // Without a delivery there is no cash on delivery.
    await expect(page.getByRole('radio', { name: 'Cash at the store' })).toBeChecked();
    await expect(page.getByText(/, when you collect the order/)).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
    const contact = page.getByRole('dialog', { name: 'Contact' });
    await expect(contact.getByLabel('Phone')).toBeVisible();
    await expect(contact.getByLabel('House number')).toHaveCount(0);
  });
});

test('[CHK-05] free delivery says why it is free', async ({ page }) => {
  await arriveWithCart(page, dessert, 10);
  await page.goto(checkout);
  await expect(row(page, 'delivery')).toContainText('Free');
  await row(page, 'delivery').locator('summary').click();
  await expect(row(page, 'delivery')).toContainText('the subtotal is large enough');
});

test('[CHK-06] a minimum order says what is missing and leads to the store, while nothing is known of that but its id, too: the link named none', async ({
  page,
}) => {
  const { storeId } = await arriveWithCart(page, dessert, 1);
  await page.route('**/api/v1/stores/details/*', () => undefined);
  await page.goto(checkout);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    /The minimum order here is \$\d+. Add \$\d+ more/,
  );
  await expect(placeButton(page)).toBeDisabled();
  await page.getByRole('link', { name: 'Add more' }).click();
  await expect(page).toHaveURL(new RegExp(`/store/${storeId}`));
});

test('[CHK-01] out of the zone: says so and offers take-away', async ({ page }) => {
  await arriveWithCart(page, dessert);
  await page.addInitScript((place) => {
    localStorage.setItem(
      'guest-contact',
      JSON.stringify({
        contact_person_name: 'Ana',
        address: place.text,
        latitude: place.lat,
        longitude: place.lng,
      }),
    );
  }, elsewhere);
  await page.goto(checkout);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('outside the delivery zone');
  await expect(page.getByText(/outside the delivery zone/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Choose take-away' }).click();
  await expect(page.getByText(/outside the delivery zone/)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(row(page, 'total')).toBeVisible();
});

test('[CHK-08] a closed store says when it opens, and takes the order for then', async ({ page }) => {
  await arriveWithCart(page, 'bremen-aceitunas');
  await arriveWithContact(page);
  await page.goto(checkout);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    /Bremen is closed now. It opens \w+ \d\d:\d\d/,
  );
  await expect(placeButton(page)).toBeDisabled();
  await page.getByRole('button', { name: /^Order for \w+ \d\d:\d\d$/ }).click();
  await expect(page.getByRole('radio', { name: 'At a time I choose' })).toBeChecked();
  await expect(placeButton(page)).toBeEnabled();
});

test('[CHK-06] a dish that sold out meanwhile says so and leads to the cart', async ({ page }) => {
  const pretzel = 'montecristo-pretzel';
  await arriveWithCart(page, pretzel);
  await arriveWithContact(page);
  await page.goto(checkout);
  await expect(placeButton(page)).toBeEnabled();
  await setStock(page, pretzel, 0);
  await placeButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Out of Stock');
  // The lines and sums shown are those of the refusal: the line says why, and no total includes it.
  await expect(page.getByRole('list', { name: 'Your order' })).toContainText('Out of Stock');
  await expect(row(page, 'total')).toHaveCount(0);
  await expect(placeButton(page)).toHaveText('Place order');
  await page.getByRole('button', { name: 'Open the cart' }).click();
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(drawer.getByText('Subtotal').locator('..')).toContainText('$0');
  await setStock(page, pretzel, 20);
});

test('[CHK-06] a line of which fewer are left than ordered says how many, as the cart does: it said Out of Stock', async ({
  page,
}) => {
  const baguette = 'montecristo-baguette';
  await arriveWithCart(page, baguette, 3);
  await arriveWithContact(page);
  await setStock(page, baguette, 1);
  await page.goto(checkout);
  const lines = page.getByRole('list', { name: 'Your order' });
  await expect(lines).toContainText('Only 1 left.');
  await expect(lines).not.toContainText('Out of Stock');
  await setStock(page, baguette, 40);
});

test('the tip of a guest’s card is gone once its window is saved, and comes with the Tab key: it lay over the heading of the card', async ({
  page,
}) => {
  await arriveWithCart(page, dessert);
  await page.goto(checkout);
  const edit = page.getByRole('button', { name: 'Edit' });
  await edit.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Ana Pereira');
  await dialog.getByLabel('Phone').fill('099 123 456');
  await dialog.getByLabel('Email').fill('ana@example.com');
  await dialog.getByLabel('House number').fill('1360');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeFocused();
  const tip = page.locator('[role="tooltip"]');
  await expect(tip).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(edit).toBeFocused();
  await expect(tip).toBeVisible();
});

test('[SYS-12] no finding of axe on a full checkout, its dialog and an order', async ({ page }) => {
  // Axe checks every element, on a machine that may be busy.
  test.setTimeout(150_000);
  const guest = await arriveWithCart(page, dessert);
  await page.goto(checkout);
  await page.getByRole('radio', { name: 'At a time I choose' }).check();
  await expect(placeButton(page)).toBeEnabled();
  await checkAccess(page, 'the checkout');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
  await checkAccess(page, 'its dialog');
  const order = await placeOrder(page, guest);
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkAccess(page, 'the order');
});

test('[CHK-06] checkout stays as it was until its order is answered, though the cart is empty by then: it gave way to its skeleton, and a phone showed the footer', async ({
  page,
}) => {
  await arriveWithCart(page, dessert);
  await arriveWithContact(page);
  await page.goto('/about-us');
  await page.getByRole('button', { name: /^Cart/ }).first().press('Enter');
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await page.getByRole('button', { name: 'Guest', exact: true }).click();
  await expect(placeButton(page)).toBeEnabled();
  const placing = await holdAnswer(page, '**/customer/order/place');
  await placeButton(page).press('Enter');
  await placing.answered;
  // The stream has told that the cart is empty.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-list'))).toBe('0');
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
  await expect(placeButton(page)).toBeFocused();
  placing.letGo();
  await expect(page).toHaveURL(/\/orders\//);
});

test.describe('without a connection', () => {
  test.use({ provoked: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test('[CHK-06] a lost answer never orders twice: the same key goes again', async ({ page }) => {
    await arriveWithCart(page, dessert);
    await arriveWithContact(page);
    await page.goto(checkout);
    const keys: (string | undefined)[] = [];
    await page.route('**/customer/order/place', async (route) => {
      const headers = route.request().headers();
      // The automatic check of the outcome fails as well.
      if (headers['x-answered-only']) return route.abort();
      keys.push(headers['idempotency-key']);
      if (keys.length > 1) return route.continue();
      // The order arrives; its answer is lost.
      await route.fetch();
      return route.abort();
    });
    await placeButton(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('We do not know yet');
    await page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/orders\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    await page.goto('/my-orders');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  });

  test('[CHK-06] a reload after a lost answer finds the order that was placed', async ({ page }) => {
    await arriveWithCart(page, dessert);
    await arriveWithContact(page);
    await page.goto(checkout);
    await loseAnswer(page, '**/customer/order/place');
    await placeButton(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('We do not know yet');
    await page.reload();
    await expect(page).toHaveURL(/\/orders\//);
  });
});

test('[CHK-06] a changed bill shows what changed, has the focus of the button that made way for it, and is accepted with one tap: a keyboard was sent to the top of the page', async ({
  page,
}) => {
  await arriveWithCart(page, dessert);
  await arriveWithContact(page);
  await page.goto(checkout);
  // The shopper has seen an outdated total: the server refuses it and sends its own bill.
  await page.route(
    '**/customer/order/place',
    (route) => {
      const sent = route.request().postDataJSON() as Record<string, unknown>;
      return route.continue({ postData: JSON.stringify({ ...sent, order_amount: 1 }) });
    },
    { times: 1 },
  );
  await expect(placeButton(page)).toBeEnabled();
  await placeButton(page).press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/The total is now \$\d+/);
  // A single button, without the old one below.
  await expect(placeButton(page)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'What has changed' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Accept \$\d+ and order/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders\//);
});

test('[LOC-06] [LOC-07] [LOC-09] [LOC-11] [LOC-15] a signed-in shopper’s addresses', async ({ page }) => {
  const { guestId } = await arriveWithCart(page, dessert);
  await arriveSignedIn(page, guestId);
  await page.goto(checkout);
  await expect(page.getByRole('heading', { name: 'Delivery Addresses' })).toBeVisible();
  await expect(page.getByText('Selected Address')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'View Saved Address' }).click();
  const saved = page.getByRole('dialog', { name: 'Saved Addresses' });
  await expect(saved.getByText('Oops')).toBeVisible();
  await expect(
    saved.getByText('You don’t have any saved address yet. please save address to continue'),
  ).toBeVisible();
  await saved.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Street number').fill('18 de Julio');
  await page.getByLabel('House number').fill('1360');
  await page.getByLabel('Floor').fill('4');
  const box = page.getByRole('checkbox', { name: 'Save this Address' });
  await box.check();
  await expect(page.getByText('Address saved.')).toBeVisible();
  await expect(box).toBeChecked();
  await expect(page.getByRole('main').getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'View Saved Address' }).click();
  await expect(saved.getByRole('radio')).toHaveCount(1);
  const limit = await saved.getByRole('radiogroup').evaluate((list) => {
    const box = list.parentElement as HTMLElement;
    return Number.parseFloat(getComputedStyle(box).maxHeight) / innerHeight;
  });
  expect(limit).toBeCloseTo(0.4, 2);
  await saved.getByRole('radio').check();
  await saved.getByRole('button', { name: 'Select' }).click();
  await expect(saved).toBeHidden();
  await expect(placeButton(page)).toBeEnabled();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/orders\//);
  await expect(page.getByText('House 1360')).toBeVisible();
});

test('an order to a place whose address is saved goes to its house and floor: they were asked for anew, or forgotten', async ({
  page,
}) => {
  const { guestId } = await arriveWithCart(page, dessert);
  const token = await arriveSignedIn(page, guestId);
  await saveAddress(page, token, centre);
  await page.goto(checkout);
  await expect(page.getByLabel('House number')).toHaveValue('1360');
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/orders\//);
  await expect(page.getByText('House 1360')).toBeVisible();
});

test('a customer whose account is still being read orders once it is: their name and number were called missing', async ({
  page,
}) => {
  const { guestId } = await arriveWithCart(page, dessert);
  await arriveSignedIn(page, guestId);
  const answer = await holdFetch(page, '**/customer/info');
  await page.goto(checkout);
  await expect(row(page, 'total')).toContainText('$');
  await expect(placeButton(page)).toBeDisabled();
  await answer();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/orders\//);
});

test('[LOC-12] who collects, and whose account has no phone, gives one at checkout: the button that asks for it opened nothing', async ({
  page,
}) => {
  const { guestId } = await arriveWithCart(page, dessert);
  await arriveSignedIn(page, guestId);
  await page.route('**/api/v1/customer/info', (route) =>
    route.fulfill({ json: { f_name: 'Ana', l_name: 'Pereira', email: 'ana@example.com', phone: null } }),
  );
  await page.goto(checkout);
  await page.getByRole('radio', { name: 'Take-away' }).check();
  await placeButton(page).click();
  await page.getByRole('button', { name: 'Add your contact details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Ana Pereira');
  await dialog.getByLabel('Phone').fill('099 123 456');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByText('+598 99 123 456')).toBeVisible();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/orders\//);
});

test('[LOC-09] [SYS-06] a refused save unticks the box; a changed field has something to save again', async ({
  page,
}) => {
  const { guestId } = await arriveWithCart(page, dessert);
  await arriveSignedIn(page, guestId);
  const add = '**/api/v1/customer/address/add';
  await page.route(add, (route) =>
    route.fulfill({ status: 422, json: { errors: [{ code: 'x', message: 'Not this one' }], message: '' } }),
  );
  await page.goto(checkout);
  const box = page.getByRole('checkbox', { name: 'Save this Address' });
  await box.click();
  await expect(page.getByText('Not this one')).toBeVisible();
  await expect(box).not.toBeChecked();
  await page.unroute(add);
  await box.check();
  await expect(page.getByText('Address saved.')).toBeVisible();
  await expect(box).toBeChecked();
  await page.getByLabel('Floor').fill('4');
  await expect(box).not.toBeChecked();
  // It is busy until the address book has been read again.
  await expect(box).toHaveAttribute('aria-busy', 'false');
  await box.check();
  await expect(page.getByText('Address updated.')).toBeVisible();
});

test('[AUTH-11] an address that a guest gave at checkout is still there after signing in', async ({
  page,
}) => {
  await arriveWithContact(page);
  const { guestId } = await arriveWithCart(page, dessert);
  await arriveSignedIn(page, guestId);
  await page.goto(checkout);
  await expect(page.getByLabel('House number')).toHaveValue('1360');
  await expect(page.getByLabel('Floor')).toHaveValue('4');
});

test.describe('on a broken line', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('[AUTH-11] whoever signs in at checkout still has house and floor there, and later in the book: the form was empty', async ({
    page,
  }) => {
    const person = await makeCustomer(page);
    await arriveWithCart(page, dessert);
    await page.goto('/about-us');
    await page.evaluate((contact) => localStorage.setItem('guest-contact', contact), JSON.stringify(ana));
    await page.goto(checkout);
    await expect(page.getByRole('main').getByText('House 1360')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email or phone number').fill(person.email);
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    // The first attempt to save it is lost; the second arrives after the address book has been read.
    const letArrive = await holdFetch(page, '**/customer/address/add');
    await page.route('**/customer/address/add', (route) => route.abort(), { times: 1 });
    const isLost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/address/add'));
    await dialog.locator('button[type=submit]').click();
    await expect(page.getByText('Logged in successfully')).toBeVisible();
    await expect(page.getByLabel('House number')).toHaveValue('1360');
    await expect(page.getByLabel('Floor')).toHaveValue('4');
    await isLost;
    await page.goto('/profile?page=addresses');
    await expect(
      page.getByRole('main').getByText('Save an address once, and every order finds your door.'),
    ).toBeVisible();
    await letArrive();
    await expect(page.getByRole('main').getByText('House 1360')).toBeVisible();
  });
});
