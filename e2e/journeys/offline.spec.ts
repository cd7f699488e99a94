import type { Page } from '@playwright/test';
import { marketUrl } from '../support/market.ts';
import {
  arriveSignedIn,
  arriveWithCart,
  arriveWithContact,
  type GuestWithCart,
  placeOrder,
} from '../support/ordering.ts';
import { arriveKept, expect, isKept, test } from '../support/weak-line.ts';

// Without choices and without counted stock.
const dessert = 'la-isla-martin-fierro';
const shop = '/store/la-isla';
const cake = 'Chajá cake';

async function ask<Answer>(page: Page, path: string, { guestId, headers }: GuestWithCart): Promise<Answer> {
  const url = `${marketUrl()}/api/v1/customer${path}?guest_id=${guestId}`;
  return (await (await page.request.get(url, { headers: { ...headers } })).json()) as Answer;
}

/** The number of caches with shoppers' answers. */
const privateCaches = (page: Page): Promise<number> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('-private')).length);

const answerDependsOn = /^(authorization|x-localization|moduleid|zoneid|latitude|longitude)$/;

const status = (page: Page) => page.getByRole('status');

test('[CART-13] [CHK-06] [SYS-12] cut while adding and while ordering: nothing twice, nothing lost, the shopper always knows', async ({
  page,
  line,
}) => {
  const guest = await arriveWithCart(page, dessert);
  await arriveWithContact(page);
  await arriveKept(page, shop);
  line.losesAnswersOf = /cart\/add/;
  await page.getByRole('button', { name: `Add ${cake}` }).click();
  await expect(page.getByText('No connection. Your changes are sent as soon as it is back.')).toBeVisible();
  // Reloaded without a connection, the page is the stored one, and the addition is still to be sent.
  await page.reload();
  await expect(status(page).getByText(/Shown as of/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  Object.assign(line, { losesAnswersOf: null, down: false });
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog').getByText(cake)).toBeVisible();
  const lines = () => ask<{ quantity: number }[]>(page, '/cart/list', guest);
  await expect.poll(async () => (await lines()).map(({ quantity }) => quantity).sort()).toEqual([1, 2]);
  await page.goto('/checkout?page=cart');
  const place = page.getByRole('button', { name: /^Place order/ });
  await expect(place).toBeEnabled();
  Object.assign(line, { losesAnswersOf: /order\/place/, tellsNothing: true });
  await place.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'We do not know yet whether your order was placed',
  );
  Object.assign(line, { losesAnswersOf: null, down: false });
  await page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/orders\//);
  const running = await ask<{ orders: unknown[] }>(page, '/order/running-orders', guest);
  expect(running.orders).toHaveLength(1);
});

test('[SYS-12] [NAV-11] a menu and the last order can be read without a connection until one signs out; where nothing is kept, what can be is named', async ({
  page,
  line,
}) => {
  const guest = await arriveWithCart(page, dessert);
  const order = await placeOrder(page, guest);
  await arriveSignedIn(page, guest.guestId);
  await arriveKept(page, `/orders/${order.id}`);
  await expect(page.getByText(order.number).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(order.number).first()).toBeVisible();
  await page.goto(shop);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page.getByRole('button', { name: `Add ${cake}` })).toBeVisible();
  await isKept(page, shop);
  line.cut();
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText(order.number).first()).toBeVisible();
  await expect(status(page).getByText(/Shown as of \d/)).toBeVisible();
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { name: 'The market cannot be reached' })).toBeVisible();
  await page.getByRole('link', { name: name ?? '' }).click();
  await expect(page).toHaveURL(new RegExp(shop));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.goto('/about-us');
  line.down = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/about-us$/);

  await test.step('signing out leaves nothing of a shopper to be read without a connection', async () => {
    const asked = page.waitForRequest(/running-orders/);
    await page.goto('/my-orders');
    const call = await asked;
    // An answer is found again by the address and the headers that it depends on.
    const sent = Object.entries(call.headers()).filter(([name]) => answerDependsOn.test(name));
    const read = () =>
      page.evaluate(
        ([path, headers]) =>
          fetch(path, { headers }).then(
            () => 'read',
            () => 'nothing',
          ),
        [call.url(), Object.fromEntries(sent)] as const,
      );
    await expect(page.getByText(`Order ${order.number}`)).toBeVisible();
    await expect.poll(() => privateCaches(page)).toBe(1);
    line.cut();
    await expect.poll(read).toBe('read');
    line.down = false;
    await page.getByRole('banner').getByRole('button', { name: 'Profile', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Logout successful.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    // Wait for the navigation: if cut off, it would be answered with a stored page.
    await expect(page).toHaveURL(/\/home$/);
    line.cut();
    await expect.poll(read).toBe('nothing');
  });
});

test('a page that is not kept says what is away, the connection or the market, and comes by itself', async ({
  page,
  line,
}) => {
  await arriveKept(page, '/home');
  line.cut();
  await page.goto('/store/sin-pretensiones');
  const title = page.getByRole('heading', { level: 1 });
  await test.step('a page that is not kept says what is away, the connection or the market: a device with a connection was said to be offline', async () => {
    await expect(title).toHaveText('The market cannot be reached');
    await expect(page).toHaveTitle(/^The market cannot be reached/);
    await page.context().setOffline(true);
    await expect(title).toHaveText('You are offline');
    await page.context().setOffline(false);
    await expect(title).toHaveText('The market cannot be reached');
  });
  await test.step('a page that could not be had as the market was away comes by itself when it answers again: it waited for a connection that the device had', async () => {
    line.down = false;
    await expect(page.getByRole('heading', { level: 1, name: 'Sin Pretensiones' })).toBeVisible();
  });
});

test('a menu that is read while the market is away, the connection is lost and both come back', async ({
  page,
  line,
}) => {
  // The last pictures are far below, and not asked for until they come near.
  await page.setViewportSize({ width: 360, height: 640 });
  await arriveKept(page, shop);
  line.cut();
  await test.step('a stored page that is shown as the market was away gives way to the present one when it answers again: it stayed, and said so, until it was left', async () => {
    await page.reload();
    const age = status(page).getByText(/The market cannot be reached. Shown as of/);
    await expect(age).toBeVisible();
    line.down = false;
    await expect(age).toBeHidden();
  });
  await test.step('a shopper far down a page is told that the connection is lost: the band stood at its top, out of sight', async () => {
    await page.getByRole('button', { name: `Add ${cake}` }).scrollIntoViewIfNeeded();
    line.cut();
    await page.context().setOffline(true);
    const band = status(page).getByText(/^You are offline/);
    await expect(band).toBeInViewport({ ratio: 1 });
    // The menu's categories stick below it, not behind it.
    const box = await band.boundingBox();
    const tabs = page.getByRole('navigation', { name: 'Menu' });
    await expect
      .poll(async () => (await tabs.boundingBox())?.y)
      .toBeGreaterThanOrEqual(Math.floor((box?.y ?? 0) + (box?.height ?? 0)));
  });
  await test.step('a picture that was lost leaves its ground alone, and comes once the market answers: the browser’s broken picture stood there, and stayed where the connection came before the market', async () => {
    const picture = page.getByRole('main').locator('article img').last();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-lost');
    await expect(picture).toHaveCSS('opacity', '0');
    await page.context().setOffline(false);
    // Whatever asks for something at that moment finds that the market is still away.
    const said = status(page).getByText(/You are back online\.|The market cannot be reached\./);
    await expect(said).toBeVisible();
    line.down = false;
    await expect(picture).not.toHaveAttribute('data-lost');
  });
});

test('[SYS-12] a new version says so, waits for the shopper, and is not offered while ordering', async ({
  page,
  line,
}) => {
  await arriveWithCart(page, dessert);
  await arriveKept(page, '/checkout?page=cart');
  line.version = 'another';
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const waits = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(waits).toBe(true);
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
  await page.goto(shop);
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await test.step('what a window asks is answered on a phone while a new version is offered: the offer lay over its buttons', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
    const checkout = page.getByRole('dialog').getByRole('button', { name: 'Proceed To Checkout' });
    const isOnTop = () =>
      checkout.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isOnTop).toBe(true);
    await page.keyboard.press('Escape');
    await expect(checkout).toBeHidden();
  });
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect.poll(waits).toBe(false);
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
});
