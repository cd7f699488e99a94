import type { Page } from '@playwright/test';
import { checkAccess } from '../support/axe.ts';
import { arriveAs, centre, expect, operatorToken, test } from '../support/market.ts';
import { moveOrder } from '../support/ordering.ts';
import { holdFetch } from '../support/hold-answer.ts';
import { rowsOf } from '../support/rows-of.ts';

const status = (page: Page) => page.getByRole('heading', { level: 1 });
const progress = (page: Page) =>
  page.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem');

async function chooseReceiver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose · Receiver' }).click();
  const dialog = page.getByRole('dialog', { name: 'Brought to' });
  const search = dialog.getByRole('combobox');
  await search.fill('Avenida Brasil 2500');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await search.press('Enter');
  await dialog.getByRole('button', { name: 'Use this address' }).click();
  await expect(dialog).toBeHidden();
}

/** The parcel is placed, but its answer is lost, and so is that of the automatic check of the outcome. */
async function loseFirstAnswer(page: Page): Promise<void> {
  let sendings = 0;
  await page.route('**/customer/order/place', async (route) => {
    if (route.request().headers()['x-answered-only']) return route.abort();
    sendings += 1;
    if (sendings > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
}

test.use({ provoked: /ERR_FAILED|Failed to load resource/ });

test.describe('with its map', () => {
  test.use({ drawsMaps: true });

  test('[CHK-10] [CHK-05] [NAV-07] [NAV-15] a parcel: what is missing is said, values outlive a reload, another kind than the one that led there too, a refusal goes once it is mended, the fee says its rule, and it is followed from the sender', async ({
    page,
  }) => {
    await arriveAs(page, { language: 'en', location: centre, module: 'parcel' });
    expect(await (await page.request.get('/home')).text()).toContain('What do you want to send?');
    await page.goto('/home');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      '/help-and-support',
    );
    await checkAccess(page, 'the home of parcels');
    await page.getByRole('link', { name: 'Gift' }).click();
    await expect(page.getByRole('radio', { name: /Gift/ })).toBeChecked();
    await page.getByRole('button', { name: 'Send it' }).click();
    await expect(page.getByText('Name is required')).toHaveCount(2);
    await expect(page.getByText('Address is required')).toHaveCount(1);
    await page.getByLabel('Sender’s name').fill('Ana Silva');
    await page.getByLabel('Sender’s phone').fill('+598 99 123 456');
    await page.getByLabel('Receiver’s name').fill('Bruno Costa');
    await page.getByLabel('Receiver’s phone').fill('+598 99 654 321');
    await chooseReceiver(page);
    await page.getByLabel('What is in it').fill('A vase');
    await page.getByText('Documents', { exact: true }).click();
    await page.reload();
    await expect(page.getByRole('radio', { name: /Documents/ })).toBeChecked();
    await expect(page.getByLabel('Receiver’s name')).toHaveValue('Bruno Costa');
    await expect(page.getByLabel('What is in it')).toHaveValue('A vase');
    await page.getByText('Delivery fee').click();
    await checkAccess(page, 'sending a parcel');
    await expect(page.getByText(/km by road at .* per kilometre, at least/)).toBeVisible();
    const message = 'This way to pay is closed.';
    const json = { errors: [{ code: 'payment_method_off', message }], message };
    await page.route('**/customer/order/place', (route) => route.fulfill({ status: 422, json }), {
      times: 1,
    });
    await page.getByRole('button', { name: /^Send it · / }).click();
    await expect(page.getByText(message)).toBeVisible();
    await page.getByText('The receiver pays').click();
    await expect(page.getByText('The receiver pays the courier at the door.')).toBeVisible();
    await expect(page.getByText(message)).toHaveCount(0);
    await loseFirstAnswer(page);
    await page.getByRole('button', { name: /^Send it · / }).click();
    await expect(page.getByText(/trying again never sends it twice/)).toBeVisible();
    // The placed parcel stands, whatever is changed before the retry.
    await page.getByLabel('What is in it').fill('Two vases');
    await page.getByRole('button', { name: /^Send it · / }).click();
    await expect(status(page)).toHaveText('Parcel booked');
    await expect(progress(page)).toHaveCount(6);
    await expect(page.getByRole('img', { name: 'Receiver' })).toBeVisible();
    await expect(page.getByText('The receiver pays in cash')).toBeVisible();
    await checkAccess(page, 'a parcel');
    await page.goto('/my-orders');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  });
});

/** How far visible content has shifted by itself, as in cumulative layout shift. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
}

test('[CHK-10] the form of a parcel stands where its waiting shape stood, and says at its kinds that one is to be chosen', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'parcel' });
  const shift = await countShifts(page);
  const kinds = page.getByRole('radiogroup', { name: 'What do you want to send?' });
  for (const width of [768, 360])
    await test.step(`the form of a parcel stands where its waiting shape stood, at ${width} px: its steps moved down`, async () => {
      await page.setViewportSize({ width, height: 780 });
      const letArrive = await holdFetch(page, '**/assets/send-parcel-view-*.js');
      await page.goto('/parcel/send', { waitUntil: 'commit' });
      await expect(page.getByRole('main').locator('[data-shape="block"]').first()).toBeVisible();
      await letArrive();
      await expect(kinds).toBeVisible();
      expect(await shift()).toBeLessThan(0.02);
    });
  await test.step('kinds of parcel fill the rows of its form, too: the seventh left two thirds of one empty', async () => {
    const cards = kinds.locator('label').filter({ has: page.getByRole('radio') });
    await expect(cards).toHaveCount(7);
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 780 });
      await expect.poll(async () => [...new Set(await rowsOf(cards))], `${width} px`).toHaveLength(1);
    }
  });
  await test.step('a parcel of no kind is not sent: the first of the kinds is shown with the reason, and has the focus; the reason stood a screen below', async () => {
    const first = kinds.getByRole('radio').first();
    await page.getByRole('button', { name: 'Send it' }).click();
    await expect(first).toBeFocused();
    await expect(page.getByText('Choose what you want to send.')).toBeInViewport();
    await page.keyboard.press('Space');
    await expect(first).toBeChecked();
  });
});

/** A parcel on its way to the receiver; its page is open. */
async function arriveAtParcel(page: Page): Promise<string> {
  await arriveAs(page, { language: 'en', location: centre, module: 'parcel' });
  const orderId = await sendParcel(page);
  for (const next of ['confirmed', 'processing', 'handover', 'picked_up'])
    await moveOrder(page, orderId, next);
  await page.goto(`/orders/${orderId}`);
  await expect(status(page)).toHaveText('On the way to the receiver');
  await page.getByRole('button', { name: 'Cancel the parcel' }).click();
  return orderId;
}

const turning = (page: Page) => page.getByRole('dialog', { name: 'Cancel this parcel?' });

async function turnRound(page: Page): Promise<void> {
  await turning(page).getByRole('radio').first().check();
  await turning(page).getByRole('button', { name: 'Cancel the parcel' }).click();
}

test('[CHK-10] a parcel that is under way is turned round, its sender gets the code of the return, and pays its way', async ({
  page,
}) => {
  const orderId = await arriveAtParcel(page);
  const code = page.getByText(/Give the courier this code when you have it back: \d{4}/);
  await test.step('a parcel that is under way is turned round, and its sender gets the code of the return', async () => {
    await expect(turning(page)).toContainText('brings it back to the sender');
    await checkAccess(page, 'turning a parcel round');
    await turnRound(page);
    await expect(status(page)).toHaveText('Coming back to the sender');
    await expect(code).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel the parcel' })).toHaveCount(0);
  });
  await test.step('a parcel that is back with its sender costs its way: nothing was to be paid, it said beside the fee', async () => {
    const return_code = /\d{4}/.exec((await code.textContent()) ?? '')?.[0];
    const answer = await page.request.put(`/api/v1/ops/orders/${orderId}/return`, {
      headers: { authorization: `Bearer ${operatorToken()}` },
      data: { return_code },
    });
    expect(answer.ok()).toBe(true);
    await expect(status(page)).toHaveText('Cancelled');
    await expect(page.getByText('The way there and back costs the delivery fee.')).toBeVisible();
    await expect(page.getByText('There is nothing to pay.')).toHaveCount(0);
  });
});

test('a parcel that an operator closes on its way back comes no more: its page asked for its code still', async ({
  page,
}) => {
  const orderId = await arriveAtParcel(page);
  await turnRound(page);
  const code = page.getByText(/when you have it back: \d{4}/);
  await expect(code).toBeVisible();
  await moveOrder(page, orderId, 'canceled');
  await expect(status(page)).toHaveText('Cancelled');
  await expect(code).toHaveCount(0);
});

/** A parcel of a new guest, who is then signed in to this browser. */
async function sendParcel(page: Page): Promise<string> {
  const post = async (path: string, data: object) =>
    (await page.request.post(`/api/v1${path}`, { data })).json();
  const { guest_id } = await post('/auth/guest/request', {});
  const kinds = (await (await page.request.get('/api/v1/parcel-category')).json()) as { id: string }[];
  const end = (name: string, latitude: number, longitude: number) => ({
    contact_person_name: name,
    contact_person_number: '+598 99 123 456',
    address: `Door of ${name}`,
    latitude,
    longitude,
  });
  const parcel = {
    guest_id,
    parcel_category_id: kinds[0]?.id,
    sender_details: end('Ana Silva', centre.lat, centre.lng),
    receiver_details: end('Bruno Costa', -34.9115, -56.155),
  };
  const points = (details: { latitude: number; longitude: number }) => ({
    latitude: details.latitude,
    longitude: details.longitude,
  });
  const { bill } = await post('/parcel/quote', {
    ...parcel,
    sender_details: points(parcel.sender_details),
    receiver_details: points(parcel.receiver_details),
  });
  const { order_id } = await post('/customer/order/place', {
    ...parcel,
    order_type: 'parcel',
    charge_payer: 'sender',
    payment_method: 'cash_on_delivery',
    order_amount: bill.order_amount,
  });
  await page.addInitScript((id) => localStorage.setItem('guest_id', id), guest_id);
  return order_id;
}
