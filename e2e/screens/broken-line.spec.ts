import type { Page } from '@playwright/test';
import { atRest } from '../support/at-rest.ts';
import { loseAnswer } from '../support/lose-answer.ts';
import { addPasskeyDevice } from '../support/passkey-device.ts';
import { arriveAs, centre, expect, marketUrl, test } from '../support/market.ts';
import {
  ana,
  arriveSignedIn,
  arriveWithCart,
  type GuestWithCart,
  deliverOrder,
  placeOrder,
} from '../support/ordering.ts';

const lost = 'The connection is lost. Check it and try again.';

// Errors that a browser logs for a lost answer and a cut connection.
test.use({ provoked: /ERR_|Failed to load resource/ });

test.beforeEach(async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
});

/** A call by a guest's browser. */
const askAs =
  (page: Page, { guestId, headers }: GuestWithCart) =>
  async <Answer>(method: string, path: string, data?: object): Promise<Answer> => {
    const url = `${marketUrl()}/api/v1${path}${path.includes('?') ? '&' : '?'}guest_id=${guestId}`;
    const answer = await page.request.fetch(url, { method, headers, ...(data ? { data } : {}) });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Answer;
  };

async function quantitiesOf(page: Page, guest: GuestWithCart): Promise<number[]> {
  const lines = await askAs(page, guest)<{ quantity: number }[]>('GET', '/customer/cart/list');
  return lines.map(({ quantity }) => quantity);
}

/** Adds an item of another store to the guest's cart. */
async function fillFromOther(page: Page, guest: GuestWithCart): Promise<void> {
  interface Offered {
    readonly id: string;
    readonly price: number;
    readonly store_id: string;
    readonly has_choices: boolean;
  }
  const ask = askAs(page, guest);
  const { items } = await ask<{ items: Offered[] }>('GET', '/items/popular?limit=50');
  const other = items.find((item) => item.store_id !== guest.storeId && !item.has_choices);
  const line = { guest_id: guest.guestId, item_id: other?.id, quantity: 1, price: other?.price };
  await ask('POST', '/customer/cart/add', line);
}

async function arriveWithOrder(page: Page) {
  const guest = await arriveWithCart(page, 'la-isla-martin-fierro');
  const { id } = await placeOrder(page, guest);
  const press = page.getByRole('button', { name: 'Order again' });
  const dialog = page.getByRole('dialog', { name: 'Order again' });
  const done = dialog.getByText('What is available is in your cart.');
  return { guest, id, address: `/orders/${id}`, press, dialog, done };
}

test('an order again, on a broken line', async ({ page }) => {
  const { guest, address, press, dialog, done } = await arriveWithOrder(page);
  await page.goto(address);
  // First: the autopilot confirms it 20 seconds after it was placed.
  await test.step('an order whose cancelling was not answered leaves no view behind: Back closed what was not open', async () => {
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    const question = page.getByRole('dialog');
    await loseAnswer(page, '**/order/cancel');
    await question.getByRole('button', { name: 'Cancel the order' }).dblclick();
    await expect(page.getByText('Cancelled by you')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(page).not.toHaveURL(/view=/);
  });
  await test.step('two presses on Order again put an order into the cart once: it came twice', async () => {
    await press.dblclick();
    await expect(done).toBeVisible();
    expect(await quantitiesOf(page, guest)).toEqual([2]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  for (const then of ['pressed again', 'pressed after a reload'])
    await test.step(`an order that replaces a cart is in it once where the answer is lost and it is ${then}: it came twice`, async () => {
      await askAs(page, guest)('DELETE', '/customer/cart/remove');
      await fillFromOther(page, guest);
      await press.click();
      await loseAnswer(page, '**/order/reorder');
      await dialog.getByRole('button', { name: 'Replace the cart' }).click();
      await expect(dialog.getByText(lost)).toBeVisible();
      if (then === 'pressed again') await dialog.getByRole('button', { name: 'Try again' }).click();
      else {
        await page.reload();
        await press.click();
      }
      await expect(done).toBeVisible();
      expect(await quantitiesOf(page, guest)).toEqual([2]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
});

test('a refund is asked for and withdrawn once on a broken line, and its words outlive a reload: they were lost', async ({
  page,
}) => {
  const { id, address } = await arriveWithOrder(page);
  await deliverOrder(page, id);
  await page.goto(address);
  await page.getByRole('button', { name: 'Ask for a refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a refund' });
  const send = dialog.getByRole('button', { name: 'Send the request' });
  const other = dialog.getByRole('radio', { name: 'Another reason' });
  const words = dialog.getByLabel('What is wrong?');
  await other.check();
  await words.fill('It was melted');
  await page.route('**/order/refund-request', (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(page.getByText(lost)).toBeVisible();
  await page.reload();
  await expect(words).toHaveValue('It was melted');
  await other.check();
  await loseAnswer(page, '**/order/refund-request');
  await send.click();
  const withdraw = page.getByRole('button', { name: 'Withdraw the request' });
  await expect(dialog).toBeHidden();
  await expect(page.getByText('It was melted')).toBeVisible();
  await loseAnswer(page, '**/order/refund-request*');
  await withdraw.click();
  await expect(page.getByText('You withdrew the request')).toBeVisible();
  await expect(withdraw).toBeHidden();
});

test('what is typed of a transfer outlives a reload and goes out once: the bank’s number was typed anew', async ({
  page,
}) => {
  const guest = await arriveWithCart(page, 'la-isla-martin-fierro', 4);
  const ask = askAs(page, guest);
  const way = {
    guest_id: guest.guestId,
    order_type: 'delivery',
    latitude: centre.lat,
    longitude: centre.lng,
  };
  const { bill } = await ask<{ bill: { order_amount: number } }>('POST', '/customer/order/quote', way);
  const agreed = { order_amount: bill.order_amount, payment_method: 'offline_payment' };
  const { order_id: id } = await ask<{ order_id: string }>('POST', '/customer/order/place', {
    ...ana,
    ...way,
    ...agreed,
  });
  await page.goto(`/payment?order_id=${id}`);
  const fields = page.getByRole('main').getByRole('textbox');
  await fields.first().fill('4711');
  await page.reload();
  await expect(fields.first()).toHaveValue('4711');
  for (const field of await fields.all()) await field.fill('4711');
  const send = page.getByRole('button', { name: 'I have sent the money' });
  await page.context().setOffline(true);
  await send.click();
  await expect(page.getByText(lost)).toBeVisible();
  await page.context().setOffline(false);
  await loseAnswer(page, '**/payment/proof');
  await send.click();
  await expect(page.getByRole('heading', { name: 'The transfer is being checked' })).toBeVisible();
});

test('a way that could not be chosen is shown as it stands: it was shown as chosen', async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto('/profile?page=notifications');
  const progress = page.getByRole('group', { name: 'Progress' }).getByRole('checkbox', { name: 'Email' });
  await expect(progress).not.toBeChecked();
  // The list has been loaded: otherwise it would report that it was not.
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await page.context().setOffline(true);
  await progress.press('Space');
  await expect(page.getByText(lost)).toBeVisible();
  await expect(progress).not.toBeChecked();
  await page.context().setOffline(false);
  await progress.press('Space');
  await expect(progress).toBeChecked();
});

test('a passkey whose answer is lost is made once, and what went wrong is said in the market’s words', async ({
  page,
}) => {
  await addPasskeyDevice(page);
  await arriveSignedIn(page);
  await page.goto('/profile?page=security');
  const make = page.getByRole('button', { name: 'Create a passkey' });
  const kept = page.getByRole('button', { name: /^Remove / });
  // The list has been loaded: otherwise it would report that it was not.
  await expect(page.getByText('No passkey yet.')).toBeVisible();
  await page.context().setOffline(true);
  await make.click();
  // It showed the browser's own English message.
  await expect(page.getByText(lost)).toBeVisible();
  await page.context().setOffline(false);
  await loseAnswer(page, '**/customer/passkey/add');
  await make.click();
  await expect(kept).toHaveCount(1);
  await make.click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
  await expect(kept).toHaveCount(1);
  await make.click();
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();
});

/** Signs the page's customer in a second time, on another device; returns its token. */
async function signInAgain(page: Page, token: string, system = 'Macintosh'): Promise<string> {
  const url = `${marketUrl()}/api/v1`;
  const told = await page.request.get(`${url}/customer/info`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { email } = (await told.json()) as { email: string };
  const way = { field_type: 'email', login_type: 'manual', guest_id: null };
  const answer = await page.request.post(`${url}/auth/login`, {
    headers: { 'user-agent': `Mozilla/5.0 (${system}; rv:128.0) Gecko/20100101 Firefox/128.0` },
    data: { ...way, email_or_phone: email, password: 'secret-words' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { token: string }).token;
}

test('the second press of a double one signs no other device out: it met the row that had risen', async ({
  page,
}) => {
  const token = await arriveSignedIn(page);
  for (const system of ['Windows NT 10.0', 'X11; Linux x86_64', 'Macintosh'])
    await signInAgain(page, token, system);
  await page.goto('/profile?page=security');
  const rows = page.getByRole('button', { name: /^Sign out .* on / });
  await expect(rows).toHaveCount(3);
  await atRest(page);
  const box = await rows.first().boundingBox();
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
  await page.mouse.click(x, y);
  await expect(rows).toHaveCount(2);
  const others: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && others.push(request.url()));
  // How a browser reports two clicks at one point within half a second.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.mouse.click(x, y);
  await expect(rows).toHaveCount(1);
  expect(others).toHaveLength(1);
});

test('a message that meets a dead session stands where it was written after signing in: its words were gone', async ({
  page,
}) => {
  const token = await arriveSignedIn(page);
  const inbox = '/profile?page=inbox&chat=support';
  await page.goto(inbox);
  const box = page.getByLabel('Write a message');
  await box.fill('Where is my order?');
  const again = await signInAgain(page, token);
  await page.addInitScript((value) => localStorage.setItem('token', value), again);
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post(`${marketUrl()}/api/v1/auth/logout`, { headers })).ok()).toBe(true);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/home/);
  await page.goto(inbox);
  await expect(box).toHaveValue('Where is my order?');
  await box.press('Enter');
  const messages = page.getByRole('list', { name: /^Messages with/ });
  await expect(messages.getByText('Sent')).toBeVisible();
  await expect(messages.getByText('Where is my order?')).toHaveCount(1);
});

test('a list that could not be read is announced below the heading of its page: each was a second main heading', async ({
  page,
}) => {
  await arriveSignedIn(page);
  const broken = { status: 400, json: { message: 'It broke.' } };
  for (const calls of ['address/list', 'order/running-orders*', 'order/list*'])
    await page.route(`**/customer/${calls}`, (route) => route.fulfill(broken));
  const below = (name: string) => page.getByRole('heading', { level: 2, name });
  await page.goto('/profile?page=addresses');
  await expect(below('The addresses could not be loaded')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Addresses');
  await page.goto('/my-orders');
  await expect(below('The orders could not be loaded')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My orders');
});

test('a store whose parts do not come', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort('internetdisconnected'));
  await page.goto('/store/la-isla');
  await test.step('a picture that did not come leaves its ground, and comes with the connection: it was a broken frame until the page was loaded anew', async () => {
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).toHaveCSS('opacity', '0');
    await page.unroute('**/media/**');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(picture).toHaveCSS('opacity', '1');
  });
  await test.step('the dialog of an item that could not be read is named by that: it was called Loading', async () => {
    const broken = { status: 400, json: { message: 'It broke.' } };
    await page.route('**/api/v1/items/details/**', (route) => route.fulfill(broken));
    await page.getByRole('button', { name: 'Chickpea fainá', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'This item could not be opened' });
    await expect(dialog.getByRole('alert')).toContainText('It broke.');
    await expect(dialog.getByRole('heading', { level: 1 })).toHaveCount(0);
  });
});
