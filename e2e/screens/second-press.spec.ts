import type { Locator, Page } from '@playwright/test';
import { atRest } from '../support/at-rest.ts';
import { holdFetch } from '../support/hold-answer.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveSignedIn, type Card, wireIn } from '../support/shopping.ts';

const dishes = ['la-isla-chaja', 'la-isla-martin-fierro', 'la-isla-cola'];

/**
 * The centre of an element, once it has stopped moving. A click for trial would press: Playwright hides it only from
 * listeners that are newer than its own, and the page may have been hydrated before those.
 */
async function middleOf(thing: Locator): Promise<readonly [number, number]> {
  await thing.hover();
  const box = await thing.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Both presses of a double press: at one point, the second once the first has had its visible effect. */
async function pressTwice(page: Page, thing: Locator, drawn: () => Promise<void>): Promise<void> {
  const [x, y] = await middleOf(thing);
  await page.mouse.click(x, y);
  await drawn();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test('both presses of a double press count for the thing under the first, and take nothing more off a list', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  const wire = await wireIn(page, 'food', await arriveSignedIn(page));
  for (const slug of dishes) {
    const { id, price } = await wire.get<Card>(`/items/details/${slug}`);
    await wire.post('/customer/cart/add', { item_id: id, quantity: 1, price });
    await wire.post(`/customer/wish-list/add?item_id=${id}`);
  }
  await test.step('the second press on a line’s bin took the next line out of the cart, too, and so did each before the page was at rest', async () => {
    // What watches the connection is loaded late, and took the care for double presses along.
    const arrive = await holdFetch(page, '**/assets/connection-*.js');
    await page.goto('/about-us?view=cart');
    const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
    const bins = drawer.getByRole('button', { name: 'Delete' });
    await expect(bins).toHaveCount(3);
    await pressTwice(page, bins.first(), () => expect(bins).toHaveCount(2));
    await drawer.getByRole('button', { name: 'One more' }).first().click();
    await expect(drawer.getByRole('status').first()).toHaveText('02');
    await expect(drawer.getByRole('listitem')).toHaveCount(2);
    await arrive();
  });
  await test.step('the second press on a heart of the wishlist took the next favourite off, too', async () => {
    await page.goto('/about-us?view=wishlist');
    const drawer = page.getByRole('dialog', { name: 'Wishlist' });
    const hearts = drawer.getByRole('button', { name: /^Favourite: / });
    await expect(hearts).toHaveCount(3);
    await atRest(page);
    await pressTwice(page, hearts.first(), () => expect(hearts).toHaveCount(2));
    await hearts.last().click();
    await expect(hearts).toHaveCount(1);
    await expect(hearts).toHaveAccessibleName('Favourite: Cheese with quince paste');
  });
  await test.step('the second press on what opens a window closed it again', async () => {
    await page.keyboard.press('Escape');
    const open = page.getByRole('dialog');
    await expect(open).toHaveCount(0);
    const opens = page.getByRole('banner').getByRole('link', { name: 'Join us' });
    await pressTwice(page, opens, () => expect(open).toBeVisible());
    await atRest(page);
    await expect(open).toBeVisible();
  });
});
