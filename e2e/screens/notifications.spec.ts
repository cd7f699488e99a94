import type { Page } from '@playwright/test';
import { arriveAs, centre, expect, marketUrl, test } from '../support/market.ts';
import { inPagesOf, readToEnd } from '../support/read-to-end.ts';
import { ana, arriveSignedIn, arriveWithCart, moveOrder } from '../support/ordering.ts';

const dessert = 'la-isla-martin-fierro';
const notificationsPage = '/profile?page=notifications';

/** Places a customer's cart, and returns the order. */
async function placeAs(page: Page, token: string, headers: Readonly<Record<string, string>>) {
  const post = async (path: string, data: object) => {
    const url = `${marketUrl()}/api/v1/customer/order/${path}`;
    const answer = await page.request.post(url, {
      headers: { ...headers, authorization: `Bearer ${token}` },
      data,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const way = { order_type: 'delivery', latitude: centre.lat, longitude: centre.lng };
  const { bill } = (await post('quote', way)) as { bill: { order_amount: number } };
  const order = { ...ana, ...way, payment_method: 'cash_on_delivery', order_amount: bill.order_amount };
  return (await post('place', order)) as { order_id: string; order_number: string };
}

test.use({ provoked: /ERR_FAILED|Failed to load resource/ });

test('[MSG-02] [PROF-06] a customer is told live, reads it, and chooses the ways', async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
  const { guestId, headers } = await arriveWithCart(page, dessert);
  const token = await arriveSignedIn(page, guestId);
  await page.goto(notificationsPage);
  await expect(page.getByText('No notifications yet')).toBeVisible();
  const { order_id: id, order_number: number } = await placeAs(page, token, headers);
  const placed = page.getByRole('link', { name: `Order ${number} placed` });
  await expect(placed).toBeVisible();
  await test.step('what is unread has its dot in the colours of a contrast theme: it was a ground, which is left out there', async () => {
    const edge = await placed.evaluate((one) => getComputedStyle(one, '::after').borderTopWidth);
    expect(edge).toBe('5px');
  });
  const unread = page.getByRole('banner').getByText('1 unread notification');
  await expect(unread).toBeAttached();
  await test.step('with text of twice the size the number stands at the corner of the profile’s icon: it covered all of it', async () => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const badge = await unread.locator('..').boundingBox();
    const icon = await page
      .getByRole('banner')
      .getByRole('button', { name: 'Profile' })
      .locator('svg')
      .boundingBox();
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    if (!badge || !icon) throw new Error('Both are shown.');
    const wide = icon.x + icon.width - Math.max(badge.x, icon.x);
    const high = Math.min(badge.y + badge.height, icon.y + icon.height) - Math.max(badge.y, icon.y);
    expect(badge.y).toBeGreaterThanOrEqual(0);
    expect((wide * high) / (icon.width * icon.height)).toBeLessThan(0.4);
  });
  await moveOrder(page, id, 'confirmed');
  await expect(page.getByRole('link', { name: `Order ${number} confirmed` })).toBeVisible();
  // At its last status nothing happens by itself any more, however long the rest takes.
  for (const next of ['processing', 'handover', 'picked_up', 'delivered']) await moveOrder(page, id, next);
  await expect(page.getByRole('link', { name: `Order ${number} delivered` })).toBeVisible();
  await page.route('**/notifications/read', (route) => route.abort(), { times: 1 });
  const markAll = page.getByRole('button', { name: 'Mark all as read' });
  await markAll.press('Enter');
  await expect(page.getByText('The connection is lost. Check it and try again.')).toBeVisible();
  await markAll.press('Enter');
  await expect(page.getByText('All read')).toBeFocused();
  await expect(page.getByRole('banner').getByText(/unread/)).toHaveCount(0);
  const progress = page.getByRole('group', { name: 'Progress' }).getByRole('checkbox', { name: 'Email' });
  await progress.focus();
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/notifications/settings') && response.request().method() === 'PUT',
  );
  await page.keyboard.press('Space');
  expect((await kept).ok()).toBe(true);
  await test.step('more of them says how many are shown, and its end keeps the focus: nothing was said, and the focus was lost with the button', async () => {
    await inPagesOf(page, '**/customer/notifications?*', 3);
    await page.reload();
    await readToEnd(page.getByRole('main'), page.getByRole('button', { name: 'Show more' }));
  });
  await expect(progress).toBeChecked();
  await placed.click();
  await expect(page).toHaveURL(new RegExp(`/orders/${id}`));
});
