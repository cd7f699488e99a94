import type { Locator, Page } from '@playwright/test';
import { checkAccess } from '../support/axe.ts';
import { holdFetch } from '../support/hold-answer.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveSignedIn, arriveWithCart, deliverOrder, placeOrder } from '../support/ordering.ts';

const dessert = 'la-isla-martin-fierro';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const held = (page: Page, label: string) => page.getByRole('region', { name: label });
const entries = (page: Page) => page.getByRole('list', { name: 'History' }).getByRole('listitem');

async function balanceOf(page: Page, token: string): Promise<number> {
  const answer = await page.request.get('/api/v1/customer/info', {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { wallet_balance: number }).wallet_balance;
}

/** Adds money to the wallet, before the test's page. */
async function addMoney(page: Page, token: string, amount: number, held = amount): Promise<void> {
  const answer = await page.request.post('/api/v1/customer/wallet/add-fund', {
    headers: { authorization: `Bearer ${token}` },
    data: { amount, payment_method: 'sandbox', callback: '/wallet', payment_platform: 'web' },
  });
  const { redirect_link: gateway } = (await answer.json()) as { redirect_link: string };
  const key = new URL(gateway).searchParams.get('key') ?? '';
  const form = { key, decision: 'approve', delivery: 'now' };
  const approved = await page.request.post(gateway, { form, maxRedirects: 0 });
  expect(approved.status()).toBe(303);
  await expect.poll(() => balanceOf(page, token)).toBe(held);
}

test.beforeEach(async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
});

test('[PROF-04] [NAV-09] money is added through a gateway, with its bonus, and one begins at the amount: it was at the button that closes; both addresses show the wallet', async ({
  page,
}) => {
  const token = await arriveSignedIn(page);
  await page.goto('/profile?page=wallet');
  await expect(title(page)).toHaveText('Wallet');
  await held(page, 'Balance').getByRole('button', { name: 'Add money' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add money' });
  const add = dialog.getByRole('button', { name: 'Add money' });
  await expect(dialog.getByLabel('Amount')).toBeFocused();
  await expect(dialog.getByRole('radio', { name: 'Demonstration card' })).toBeChecked();
  await dialog.getByLabel('Amount').fill('0');
  await dialog.getByLabel('Amount').blur();
  await expect(dialog.getByRole('alert')).toHaveText('Please Enter amount');
  await expect(add).toBeDisabled();
  await checkAccess(page, 'adding money');
  // The amount was reported as missing.
  await dialog.getByLabel('Amount').fill('99999999999');
  await expect(dialog.getByRole('alert')).toHaveText(/^The amount is at most .*\$1,000,000,000/);
  await expect(add).toBeDisabled();
  await dialog.getByLabel('Amount').fill('1000');
  await expect(dialog.getByText(/We add .*\$50.* on top/)).toBeVisible();
  await add.click();
  await page.waitForURL('**/pay/**');
  await test.step('Back from the gateway leads to the amount that was typed: the field was empty', async () => {
    await page.goBack();
    await expect(dialog.getByLabel('Amount')).toHaveValue('1000');
    await add.click();
    await page.waitForURL('**/pay/**');
  });
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/pay/'));
  // The gateway's webhook may take a moment.
  await expect.poll(() => balanceOf(page, token)).toBe(1050);
  await page.goto('/wallet');
  await expect(held(page, 'Balance')).toContainText('$1,050');
  await test.step('with text of twice the size it stays on one line of a phone: "$2.100" stood there as "$2.10" above "0"', async () => {
    await page.setViewportSize({ width: 360, height: 760 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const lines = () =>
      held(page, 'Balance')
        .getByText('$1,050')
        .evaluate((amount) => amount.getClientRects().length);
    await expect.poll(lines).toBe(1);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText([/\$50.* of it is a bonus/]);
  // On a phone the date of an entry stays on one line, whatever the balance beside it.
  await page.setViewportSize({ width: 360, height: 760 });
  const day = entries(page).getByText(/\d{2}:\d{2}$/);
  await expect.poll(async () => (await day.boundingBox())?.height).toBeLessThan(28);
  await test.step('with text of twice the size the amounts of an entry end on its card: their last figures were cut off', async () => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const beyond = () =>
      entries(page).evaluateAll(
        ([one]) =>
          [...(one?.querySelectorAll('*') ?? [])].filter((part) => part.getBoundingClientRect().right > 324)
            .length,
      );
    await expect.poll(beyond).toBe(0);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  });
  await page.getByLabel('Which entries').selectOption('Refund');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await checkAccess(page, 'the wallet');
});

test('[PROF-05] [PROF-06] points of a delivered order become money, and the focus goes to their field: it fell to the page; the referral code is there to give away', async ({
  page,
}) => {
  const guest = await arriveWithCart(page, dessert, 16);
  const order = await placeOrder(page, guest);
  const token = await arriveSignedIn(page, guest.guestId);
  const headers = { authorization: `Bearer ${token}` };
  await deliverOrder(page, order.id);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    navigator.clipboard.writeText = (text) =>
      Promise.resolve(void document.body.setAttribute('data-copied', text));
  });
  await page.goto('/loyalty-points');
  await expect(title(page)).toHaveText('Loyalty points');
  await expect(entries(page)).toContainText(['Earned with an order']);
  const points = page.getByLabel('Points to exchange');
  // A number with too many digits was treated as no points at all.
  await points.fill('99999999999');
  await expect(page.getByRole('alert')).toHaveText(/^You have \d+ points$/);
  await test.step('fewer points than can be moved are told how many it takes: they were told what they become, beside a button that could not be pressed', async () => {
    await points.fill('1');
    await expect(held(page, 'Your points')).toContainText('At least 50 points');
  });
  await test.step('points that were typed outlive a reload: they were lost', async () => {
    await page.reload();
    await expect(points).toHaveValue('1');
  });
  await page.getByRole('button', { name: 'All', exact: true }).click();
  const all = Number(await points.inputValue());
  // The least that can be moved.
  const left = 50;

  await test.step('points that were moved in another tab are not offered again, and their refusal shows what is left', async () => {
    const elsewhere = await page.request.post('/api/v1/customer/loyalty-point/point-transfer', {
      headers,
      data: { point: all - left },
    });
    expect(elsewhere.ok(), await elsewhere.text()).toBe(true);
    await page.getByRole('button', { name: 'Move to wallet' }).click();
    await expect(page.getByText(`You have ${left} points.`, { exact: true }).first()).toBeVisible();
    await expect(held(page, 'Your points').getByText(String(left), { exact: true })).toBeVisible();
    await expect(entries(page)).toHaveCount(2);
  });

  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: 'Move to wallet' }).click();
  await expect(page.getByText('Point to wallet transfer successfully.')).toBeVisible();
  await expect(points).toBeFocused();
  await expect(entries(page)).toHaveCount(3);
  await expect(held(page, 'Your points')).toContainText(/worth .*\$0/);
  await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Referral code' }).click();
  await expect(page).toHaveURL(/\/referral-code$/);
  await expect(held(page, 'Your code')).toContainText(/[A-Z2-9]{10}/);

  await test.step('where the browser shares nothing by itself, an invitation is copied as a link', async () => {
    const info = await page.request.get('/api/v1/customer/info', { headers });
    const { ref_code: code } = (await info.json()) as { ref_code: string };
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const invitation = new RegExp(`/home\\?view=sign-up&ref_code=${code}$`);
    await expect(page.locator('body')).toHaveAttribute('data-copied', invitation);
  });
});

test.describe('an empty wallet', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('a wallet and points that have nothing in them yet, while they are read and where they do not come', async ({
    page,
  }) => {
    await arriveSignedIn(page);
    const readings = '**/api/v1/customer/wallet/transactions*';
    await test.step('a wallet that does not come says so, and shows no balance as on its way for ever', async () => {
      await page.route(readings, (route) => route.abort());
      await page.goto('/wallet');
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(held(page, 'Balance')).toContainText('–');
      await page.unroute(readings);
    });
    await test.step('what there is in a wallet, or of points, is as high as what waited for it: all below moved up', async () => {
      for (const [path, label] of [
        ['loyalty-point', 'Your points'],
        ['wallet', 'Balance'],
      ] as const) {
        const letGo = await holdFetch(page, `**/customer/${path}/transactions*`);
        await page.goto(path === 'wallet' ? '/wallet' : '/loyalty-points');
        // The offers of a wallet, and the field of points, come by themselves.
        await expect(held(page, label)).toContainText(path === 'wallet' ? 'on top' : 'At least');
        const heightOf = async () => (await held(page, label).boundingBox())?.height;
        const waiting = await heightOf();
        await letGo();
        await expect(
          page.getByRole('heading', { name: path === 'wallet' ? 'Nothing here yet' : 'No points yet' }),
        ).toBeVisible();
        expect(await heightOf(), label).toBe(waiting);
      }
    });
    await test.step('Back from an order leads to the entries of the wallet that were chosen: it led to all of them', async () => {
      const chosen = page.getByLabel('Which entries');
      await chosen.selectOption('Refund');
      await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page).toHaveURL(/\/home/);
      await page.goBack();
      await expect(chosen.locator('option:checked')).toHaveText('Refund');
    });
    await test.step('a referral code that does not come leaves its page its heading: it had none', async () => {
      await page.route('**/api/v1/customer/info*', (route) => route.abort());
      await page.goto('/referral-code');
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(title(page)).toHaveText('Referral code');
    });
  });
});

test('[LANG-01] the terms of a bonus have the comma of their language', async ({ page }) => {
  await arriveAs(page, { language: 'ar', location: centre });
  await arriveSignedIn(page);
  await page.goto('/wallet');
  await expect(page.getByText('ابتداءً من').first()).toContainText('، بحد أقصى');
});

test('[CHK-06] [CHK-07] where the wallet pays a part, the summary says which and what is left, and the button what is left, of a bill that has changed too: they told the whole total', async ({
  page,
}) => {
  const guest = await arriveWithCart(page, dessert, 2);
  const token = await arriveSignedIn(page, guest.guestId);
  await addMoney(page, token, 5);
  await page.goto('/checkout?page=cart');
  const summary = page.getByRole('region', { name: 'Your order' });
  const row = (name: string) => summary.locator(`[data-row=${name}]`);
  const place = summary.getByRole('button', { name: /^Place order/ });
  const amountIn = async (of: Locator): Promise<number> =>
    Number(((await of.textContent()) ?? '').replace(/.*\$/s, '').replace(/[^\d.]/g, ''));
  await expect(place).toBeEnabled();
  const total = await amountIn(row('total'));
  await expect(row('rest')).toHaveCount(0);
  expect(await amountIn(place)).toBe(total);
  await page.getByRole('checkbox', { name: /^Pay .*\$5.* from the wallet/ }).check();
  await expect(row('wallet')).toHaveText(/^Wallet−\s*\$5/);
  await expect(row('rest')).toContainText('To pay');
  expect(await amountIn(row('total'))).toBe(total);
  expect(await amountIn(row('rest'))).toBeCloseTo(total - 5, 2);
  expect(await amountIn(place)).toBeCloseTo(total - 5, 2);
  await checkAccess(page, 'a part from the wallet');
  // The shopper has seen an outdated total.
  await page.route(
    '**/customer/order/place',
    (route) => {
      const sent = route.request().postDataJSON() as Record<string, unknown>;
      return route.continue({ postData: JSON.stringify({ ...sent, order_amount: 1 }) });
    },
    { times: 1 },
  );
  await place.click();
  const accept = summary.getByRole('button', { name: /^Accept .* and order$/ });
  await expect(accept).toBeVisible();
  expect(await amountIn(accept)).toBeCloseTo(total - 5, 2);
  await test.step('a wallet that holds something else by now is told, with what is left to pay then, before anything is ordered: it was paid from in silence', async () => {
    await addMoney(page, token, 3, 8);
    await accept.click();
    await expect(summary.getByText('Your wallet can pay $8 of this now')).toBeVisible();
    await expect(row('wallet')).toHaveText(/^Wallet−\s*\$8/);
    expect(await amountIn(place)).toBeCloseTo(total - 8, 2);
  });
});
