import type { Page } from '@playwright/test';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveSignedIn, type Card, newCustomer, wireIn } from '../support/shopping.ts';
import { hydrated } from '../support/hydrated.ts';
import { holdFetch } from '../support/hold-answer.ts';

test('[WISH-01] [WISH-02] [WISH-03] [ITEM-11] favourites of a grocery: quick view, quick add, its store, and off the list', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'grocery' });
  const wire = await wireIn(page, 'grocery', await arriveSignedIn(page));
  const { items } = await wire.get<{ items: (Card & { has_choices: boolean; discount: number })[] }>(
    '/items/popular?limit=20&offset=1',
  );
  const item = items.find(({ has_choices, discount }) => !has_choices && discount === 0);
  if (!item) throw new Error('No plain item');
  await wire.post(`/customer/wish-list/add?item_id=${item.id}`);
  await wire.post(`/customer/wish-list/add?store_id=${item.store_id}`);
  await page.goto('/about-us?view=wishlist');
  const drawer = page.getByRole('dialog', { name: 'Wishlist' });
  await expect(drawer).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBeLessThanOrEqual(523);
  await expect(drawer.getByRole('tab')).toHaveText(['Items', 'Stores']);

  await drawer.getByRole('button', { name: item.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`view=item%3A${item.slug}`));
  await page.goBack();

  await drawer.getByRole('button', { name: `Add ${item.name}` }).click();
  const quick = page.getByRole('dialog', { name: item.name });
  await expect(quick.getByRole('status')).toHaveText('01');
  await quick.getByRole('button', { name: 'One more' }).click();
  await expect(quick).toContainText(`$${(2 * item.price).toLocaleString('en')}`);
  await quick.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Item added to cart')).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Wishlist' }).click();
  await drawer.getByRole('button', { name: `Favourite: ${item.name}` }).click();
  await expect(page.getByText('Removed from your wishlist.').first()).toBeVisible();
  await expect(drawer.getByText('No favourite items found')).toBeVisible();
  await page.goto('/about-us?view=wishlist');
  // Opened where there is something: an empty list of items stood there, and the store behind a tab.
  await expect(drawer.getByRole('tab', { name: 'Stores' })).toHaveAttribute('aria-selected', 'true');
  await drawer.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/store/${item.store_id}\\?.*module_id=.*store_zone_id=`));
});

test('[ITEM-02] [ITEM-04] [ITEM-11] the quick add says why an option cannot be had, and what is sold out has a disabled button', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'ecommerce' });
  let gone = 1;
  await page.route('**/api/v1/items/details/calzados-madrid-sneakers', async (route) => {
    const answer = await route.fetch();
    const item = (await answer.json()) as { variations: { stock: number }[] };
    const variations = item.variations.map((one, at) => ({ ...one, stock: at < gone ? 0 : 5 }));
    await route.fulfill({ response: answer, json: { ...item, variations } });
  });
  await page.goto('/about-us?view=quick-add:calzados-madrid-sneakers');
  const quick = page.getByRole('dialog', { name: 'Everyday trainers' });
  await quick.getByRole('radio').first().check();
  await expect(quick.getByText('*This variation is out of stock')).toBeVisible();
  await quick.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(
    page.getByText('This variation is out of stock. Choose another variation to proceed further.'),
  ).toBeVisible();
  gone = Number.POSITIVE_INFINITY;
  await page.reload();
  await expect(quick.getByRole('button', { name: 'Out of Stock', exact: true })).toBeDisabled();
});

test('a heart that is turned in one tab is turned in the others, while they read their list, too', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveSignedIn(page);
  const heartOf = (tab: Page) =>
    tab.getByRole('main').getByRole('button', { name: 'Favourite: La Isla', exact: true });
  const other = await page.context().newPage();
  const isRead = Promise.withResolvers<void>();
  const isTold = Promise.withResolvers<void>();
  await other.route('**/customer/wish-list', async (route) => {
    const response = await route.fetch();
    isRead.resolve();
    await isTold.promise;
    // The page may have aborted the request to send a new one.
    await route.fulfill({ response }).catch(() => undefined);
  });
  await other.addInitScript(() =>
    addEventListener('storage', ({ key }) => key === 'written' && Object.assign(window, { isTold: true })),
  );
  await page.goto('/store/la-isla');
  await other.goto('/store/la-isla');
  const [here, there] = [heartOf(page), heartOf(other)];
  await test.step('a heart that is turned while another tab reads its list is turned there, too: what was read before stayed', async () => {
    await isRead.promise;
    await here.click();
    await expect(here).toHaveAttribute('aria-pressed', 'true');
    await other.waitForFunction(() => 'isTold' in window);
    isTold.resolve();
    await expect(there).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('a heart that is turned in one tab is turned in the others: there it stayed until they were loaded anew', async () => {
    for (const isFavourite of ['false', 'true']) {
      await here.click();
      await expect(here).toHaveAttribute('aria-pressed', isFavourite);
      await expect(there).toHaveAttribute('aria-pressed', isFavourite);
    }
  });
});

test('[WISH-03] without an account: You are not logged in, and a press leads there; the heart is on then: where to sign in was to be found, and the heart to be pressed once more; another’s sign-in, which loads the page anew, lost it', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  const { email, password } = await newCustomer(page);
  await page.goto('/store/la-isla');
  const heart = page.getByRole('main').getByRole('button', { name: 'Favourite: La Isla', exact: true });
  await heart.click();
  await expect(page.getByText('You are not logged in')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await expect(dialog).toBeVisible();
  await page.reload();
  await dialog.getByLabel('Email or phone number').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Added to your wishlist.').first()).toBeVisible();
});

test('[WISH-03] a heart that is pressed before its code has come, as screen readers press, is on, and stays on', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveSignedIn(page);
  const heart = page.getByRole('main').getByRole('button', { name: 'Favourite: La Isla', exact: true });
  for (let visit = 1; visit <= 2; visit += 1) {
    // The heart has the focus before hydration, of which no event tells.
    const letScriptsArrive = await holdFetch(page, '**/assets/*.js');
    const letHeartArrive = await holdFetch(page, '**/assets/heart-view-*.js');
    await page.goto('/store/la-isla', { waitUntil: 'commit' });
    await heart.focus();
    await letScriptsArrive();
    await hydrated(heart);
    await expect(heart).not.toHaveAttribute('aria-pressed');
    await heart.dispatchEvent('click');
    await letHeartArrive();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toBeFocused();
  }
});

test.describe('without a connection', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ });

  test('[WISH-01] [WISH-03] a list of favourites, from its prices until the last one is off', async ({
    page,
  }) => {
    await arriveAs(page, { language: 'en', location: centre });
    const wire = await wireIn(page, 'food', await arriveSignedIn(page));
    for (const slug of ['la-isla-muzzarella', 'la-isla-martin-fierro', 'la-isla-chaja']) {
      const { id } = await wire.get<Card>(`/items/details/${slug}`);
      await wire.post(`/customer/wish-list/add?item_id=${id}`);
    }
    await page.goto('/coupons?view=wishlist');
    const drawer = page.getByRole('dialog', { name: 'Wishlist' });
    const rows = drawer.getByRole('listitem');
    const hearts = drawer.getByRole('button', { name: /^Favourite: / });
    await test.step('a favourite of several prices says from which, as its card does', async () => {
      await expect(rows.filter({ hasText: 'Mozzarella pizza' })).toContainText(/from .?\$310/);
      await expect(rows.filter({ hasText: 'Cheese with quince paste' })).not.toContainText('from');
    });
    await test.step('a favourite that is taken off waits, and is gone when the connection is back', async () => {
      const heart = drawer.getByRole('button', { name: 'Favourite: Mozzarella pizza' });
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.context().setOffline(true);
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await page.context().setOffline(false);
      await expect(hearts).toHaveCount(2);
      expect((await wire.get<{ item: unknown[] }>('/customer/wish-list')).item).toHaveLength(2);
    });
    await test.step('a favourite that is taken off by keyboard leaves the focus in its list: it went to the window’s beginning', async () => {
      for (const left of [1, 0]) {
        await hearts.first().press('Enter');
        await expect(hearts).toHaveCount(left);
        await expect(drawer.getByRole('tab', { name: 'Foods' })).toBeFocused();
      }
    });
    await test.step('a list of no favourites leads on to where there is something to like', async () => {
      await expect(drawer.getByText('No favourite foods found')).toBeVisible();
      await drawer.getByRole('link', { name: 'Continue Shopping' }).click();
      await expect(page).toHaveURL(/\/home$/);
      await expect(drawer).toBeHidden();
    });
  });
});
