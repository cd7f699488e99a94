import type { Page } from '@playwright/test';
import { checkAccess } from '../support/axe.ts';
import { arriveAs, centre, expect, marketUrl, operatorToken, test } from '../support/market.ts';
import { ana, arriveSignedIn, arriveWithCart } from '../support/ordering.ts';
import { waitForKeptPictures } from '../support/kept-pictures.ts';
import { reword } from '../support/speak.ts';
import { chooseTwice } from '../support/choose-twice.ts';
import { inPagesOf } from '../support/read-to-end.ts';

const dessert = 'la-isla-martin-fierro';
/** A picture of one pixel (PNG). */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function ask<Answer>(
  page: Page,
  token: string,
  path: string,
  sent: Parameters<Page['request']['fetch']>[1] = {},
): Promise<Answer> {
  const headers = { ...sent.headers, authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(`${marketUrl()}/api/v1${path}`, { ...sent, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** An order of a signed-in customer, and the token of its store's staff. */
async function arriveWithOrder(page: Page) {
  const { guestId, headers, storeId } = await arriveWithCart(page, dessert);
  const token = await arriveSignedIn(page, guestId);
  const way = { order_type: 'delivery', latitude: centre.lat, longitude: centre.lng };
  const post = <Answer>(path: string, data: object) =>
    ask<Answer>(page, token, `/customer/order/${path}`, { method: 'POST', headers: { ...headers }, data });
  const { bill } = await post<{ bill: { order_amount: number } }>('quote', way);
  const order = { ...ana, ...way, payment_method: 'cash_on_delivery', order_amount: bill.order_amount };
  const placed = await post<{ order_id: string; order_number: string }>('place', order);
  const data = { role: 'store', holder_id: storeId };
  const staff = await ask<{ token: string }>(page, operatorToken(), '/ops/tokens', { method: 'POST', data });
  return { id: placed.order_id, number: placed.order_number, staff: staff.token };
}

test.use({ provoked: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test('[MSG-01] [PROF-06] [NAV-07] a customer reads and writes about an order, the store answers, and it all arrives, on a bad line too', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  const { id, number, staff } = await arriveWithOrder(page);
  const answer = async (text: string) => {
    // Answers about the order: other tests' customers write to this store too, and after six seconds it answers by
    // itself.
    const data = { message_id: crypto.randomUUID(), order_id: id, text };
    await ask(page, staff, '/ops/messages', { method: 'POST', data });
  };
  const chat = page.getByRole('banner').getByRole('link', { name: /^Messages/ });
  await test.step('what was read while the connection was lost does not stay unread', async () => {
    await answer('No olives today');
    await page.route('**/customer/message/read', (route) => route.abort(), { times: 1 });
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/message/read'));
    await page.goto(`/orders/${id}`);
    await expect(chat).toContainText('1 unread message');
    await page.getByRole('link', { name: 'Chat with the store' }).click();
    await lost;
    await expect(chat).not.toContainText('unread message');
  });
  const box = page.getByLabel('Write a message');
  await test.step('from ‘Chat with the store’ one writes at once: the field was twelve stops further', () =>
    expect(box).toBeFocused());
  await box.fill('No sugar, please');
  await box.press('Enter');
  const messages = page.getByRole('list', { name: /^Messages with/ });
  await expect(messages.getByText('Sent')).toBeVisible();
  await expect(messages.getByRole('link', { name: `Order ${number}` }).last()).toBeVisible();
  await answer('Of course');
  await expect(messages.getByText('Of course')).toBeVisible();
  await expect(messages.getByText('Read')).toBeVisible();

  const door = { name: 'door.png', mimeType: 'image/png', buffer: pixel };
  await page.locator('input[type=file]').setInputFiles(door);
  // After removing it by keyboard, the focus is in the text box.
  await page.getByRole('button', { name: 'Remove picture 1' }).press('Enter');
  await expect(box).toBeFocused();
  await page.locator('input[type=file]').setInputFiles(door);
  await test.step('a reload keeps the picture of the message that is written, as it keeps its words: it had to be chosen again', async () => {
    await waitForKeptPictures(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  });
  await test.step('a picture beyond three that is chosen while another is still made smaller is told of: it was left out without a word', async () => {
    const field = page.locator('input[type=file]');
    await field.setInputFiles(door);
    await expect(page.getByRole('button', { name: 'Remove picture 2' })).toBeVisible();
    await field.evaluate(chooseTwice, pixel.toString('base64'));
    await expect(page.getByText('Maximum 3 images can be send at a time.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove picture/ })).toHaveCount(3);
  });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(messages.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  // 'Read' may come before the answer, so wait for 'Sent' here.
  await expect(messages.getByText('Sent')).toBeVisible();

  await page.context().setOffline(true);
  await box.fill('It is the green door');
  await box.press('Enter');
  await expect(messages.getByText('Waiting for a connection')).toBeVisible();
  await page.context().setOffline(false);
  await expect(messages.getByText('Waiting for a connection')).toHaveCount(0);
  await expect(messages.getByText('It is the green door')).toHaveCount(1);
  await expect(messages.getByRole('listitem').filter({ hasText: 'Sent' })).toHaveText(/It is the green door/);

  await page.goto('/help-and-support');
  await answer('The courier knows');
  await page.reload();
  await expect(chat).toContainText('1 unread message');
  await chat.click();
  await page.getByRole('link', { name: /The courier knows/ }).click();
  await expect(messages.getByText('New messages')).toBeVisible();
  await expect(chat).not.toContainText('unread message');
  await checkAccess(page, 'inbox');
  await test.step('when the first message has come the focus is in the messages: it was lost with the button for earlier ones', async () => {
    await inPagesOf(page, '**/customer/message/details?*', 4);
    await page.reload();
    const earlier = messages.getByRole('button', { name: 'Earlier messages' });
    await earlier.press('Enter');
    await expect(earlier).toHaveCount(0);
    await expect(messages.getByText('No olives today')).toBeVisible();
    await expect(messages).toBeFocused();
  });
});

const endOf = (box: { readonly x: number; readonly width: number } | null): number =>
  (box?.x ?? 0) + (box?.width ?? 0);

test('[MSG-01] an inbox without messages, and a long link that is pasted into it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await arriveAs(page, { language: 'en', location: centre });
  await arriveSignedIn(page);
  await page.goto('/profile?page=inbox');
  await test.step('the inbox has its heading once', () =>
    expect(page.getByRole('heading', { name: 'Messages', exact: true })).toHaveCount(1));
  await test.step('where there are no messages nothing asks to choose one', async () => {
    await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
    await expect(page.getByText('Choose a conversation')).toBeHidden();
  });
  await test.step('with text of twice the size a phone has room for its name and its pencil, in French: the pencil was cut off', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const list = page.getByRole('region', { name: 'Conversations' });
    await reword(list.locator('header p'), 'Messagerie');
    const pencil = list.getByRole('link', { name: 'Write to support' }).first();
    await expect
      .poll(async () => endOf(await list.boundingBox()) - endOf(await pencil.boundingBox()))
      .toBeGreaterThan(0);
    const lines = await list.locator('header p').evaluate((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
  });
  await test.step('a long link that is pasted wraps in its field: it pushed the thread and what sends it out of the window', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/profile?page=inbox&chat=support');
    const box = page.getByLabel('Write a message');
    await box.click();
    await page.keyboard.insertText(`https://example.org/${'photographs'.repeat(20)}`);
    await expect(box).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
    // The remaining characters are shown, and no longer once the message is sent.
    await box.fill('a'.repeat(1950));
    await expect(page.getByText('1,950 / 2,000')).toBeInViewport({ ratio: 1 });
    await box.press('Enter');
    await expect(box).toHaveValue('');
    await expect(page.getByText('/ 2,000')).toBeHidden();
  });
});

test('the contact form begins with what is known of who is signed in, and may be changed: it was empty', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveSignedIn(page);
  await page.goto('/help-and-support');
  const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
  await expect(field('Name')).toHaveValue('Ana Pereira');
  await expect(field('Email')).toHaveValue(/^ana\.\d+@example\.com$/);
  await expect(field('Phone')).toHaveValue(/^\d+$/);
  await field('Name').fill('Ana P.');
  await field('Message').fill('Do you open on Sundays?');
  await page.reload();
  await expect(field('Name')).toHaveValue('Ana P.');
  await expect(field('Message')).toHaveValue('Do you open on Sundays?');
});
