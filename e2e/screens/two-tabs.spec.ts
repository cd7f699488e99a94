import type { Page } from '@playwright/test';
import { arriveAs, centre, expect, marketUrl, storedModule, test } from '../support/market.ts';
import { hydrated } from '../support/hydrated.ts';

const html = (page: Page) => page.locator('html');

/** Sets what choosing something in another tab leaves in the browser. */
async function chooseElsewhere(page: Page, name: string, value: string): Promise<void> {
  const other = await page.context().newPage();
  // Of the market, and without its scripts.
  await other.goto('/favicon.svg');
  const { host } = new URL(other.url());
  await page.context().addCookies([{ name, value: encodeURIComponent(value), url: `http://${host}` }]);
  await other.evaluate(([key, text]) => localStorage.setItem(key, text), [name, value] as const);
  await other.close();
}

/**
 * Waits until the page listens to other tabs, which starts when it is idle: tries a change of theme, and reverts it.
 */
async function listensToTabs(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    const theme = dataset['theme'] ?? 'light';
    const tell = (newValue: string) => dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
    tell(theme === 'light' ? 'dark' : 'light');
    const isApplied = (dataset['theme'] ?? 'light') !== theme;
    if (isApplied) tell(theme);
    return isApplied;
  });
}

test('a page of one module, of whose browser another tab chooses another', async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/store/la-isla');
  await listensToTabs(page);
  await test.step('a page that follows a module chosen in another tab is that module’s in its frame, too', async () => {
    await chooseElsewhere(page, 'module', await storedModule('grocery'));
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(html(page)).toHaveAttribute('data-module', /grocery/);
    await expect(page).toHaveURL(/\/home$/);
    // Back is one step: to the store, in its own module again.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'La Isla' })).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-module', /food/);
  });
  await test.step('what is put into the cart on a page of one module is counted and checked out there though another tab has chosen another: the checkout was empty', async () => {
    await chooseElsewhere(page, 'module', await storedModule('grocery'));
    await page.getByRole('button', { name: 'Add Cheese with quince paste' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).click();
    // The other tab switches modules again meanwhile.
    await chooseElsewhere(page, 'module', await storedModule('grocery'));
    await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
    await page.getByRole('button', { name: 'Guest', exact: true }).click();
    await expect(page).toHaveURL(/\/checkout\?page=cart$/);
    await expect(page.getByRole('main').getByText('1 × Cheese with quince paste')).toBeVisible();
  });
});

test('a link that is pressed with Control opens a tab of its own, and this one stays where it is', async ({
  page,
  context,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/home');
  const link = page.getByRole('banner').getByRole('link', { name: 'Track Order' });
  await hydrated(link);
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/track-order$/);
  await expect(page).toHaveURL(/\/home$/);
});

test('a theme and a language that are chosen in one tab are those of the others', async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre, theme: 'light' });
  await page.goto('/help-and-support');
  await listensToTabs(page);
  await test.step('a page that Back restores from the browser’s page cache is reloaded', async () => {
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await loaded;
    await listensToTabs(page);
  });
  await test.step('a theme chosen in one tab is that of the others', async () => {
    await chooseElsewhere(page, 'theme', 'dark');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
  });
  await test.step('a language chosen in one tab is followed by the others, which ask first where something was typed or somebody looks: they stayed in the old one', async () => {
    await page.getByRole('main').getByLabel('Name', { exact: true }).fill('Ana');
    const offer = page.getByText('You chose another language in another tab.');
    await chooseElsewhere(page, 'language-setting', 'fr');
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(html(page)).toHaveAttribute('lang', 'fr');
    await listensToTabs(page);
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    await chooseElsewhere(page, 'language-setting', 'nl');
    await expect(html(page)).toHaveAttribute('lang', 'nl');
  });
});

test('a step to a store of another module leads to the store’s page, not to its data', async ({ page }) => {
  const module = encodeURIComponent(await storedModule('grocery'));
  const headers = { cookie: `module=${module}` };
  const answer = await page.request.get(`${marketUrl()}/store/la-isla.data`, { headers });
  expect(await answer.text()).toContain('/store/la-isla?module_id=');
});

test('Back while a page is being loaded, of which the browser tells nobody, loads the page it leads to: it ended as an error', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  // Like Back before the page has fully loaded: the address changes without an event.
  await page.addInitScript(() => {
    const listen = window.addEventListener;
    window.addEventListener = function (this: Window, ...given: Parameters<typeof listen>) {
      listen.apply(this, given);
      if (given[0] === 'popstate' && location.pathname === '/home')
        history.replaceState(null, '', '/about-us');
    } as typeof listen;
  });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  await expect(page).toHaveURL(/\/about-us$/);
});
