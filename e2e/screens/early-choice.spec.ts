import type { Page } from '@playwright/test';
import { sendEnquiry } from '../support/enquiry.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { hydrated } from '../support/hydrated.ts';
import { holdFetch } from '../support/hold-answer.ts';

/** Opens a page whose script is held back; returns a function that releases it. */
async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  const arrive = await holdFetch(page, '**/assets/entry.client-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return arrive;
}

test('[AUTH-08] what is chosen before the page’s script has come counts when it has', async ({ page }) => {
  const arrive = await openWithoutScript(page, '/forgot-password');
  const byEmail = page.getByRole('radio', { name: 'Email' });
  await byEmail.check();
  await arrive();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(byEmail).toBeChecked();
});

test('an order chosen of a list before the page’s script has come sorts the list when it has', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  const arrive = await openWithoutScript(page, '/store/popular');
  const sort = page.getByRole('combobox', { name: /Sort/ });
  await sort.selectOption('name');
  await arrive();
  await expect(page).toHaveURL(/\?sort=name/);
  await expect(sort).toHaveValue('name');
});

test('[AUTH-08] [CHK-09] what is typed before the page’s script has come is sent', async ({ page }) => {
  const arrive = await openWithoutScript(page, '/forgot-password');
  const phone = page.getByRole('main').getByRole('textbox', { name: 'Phone' });
  await phone.fill('94555123');
  const sent = page.waitForRequest('**/auth/forgot-password');
  await page.getByRole('button', { name: 'Get a code' }).click();
  await expect(phone).toHaveValue('94555123');
  await arrive();
  expect((await sent).postDataJSON()).toMatchObject({ phone: '+598 94555123' });
});

test('filters that are pressed before the page’s script has come count when it has: a list that went on by itself lost the first, and the second did not know of it', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'grocery' });
  const arrive = await openWithoutScript(page, '/items/popular');
  await page.getByRole('button', { name: 'Organic' }).click();
  await page.getByRole('button', { name: 'Free delivery' }).click();
  await arrive();
  await expect(page).toHaveURL(/organic=1/);
  await expect(page).toHaveURL(/free_delivery=1/);
});

/** Acts on an element at the moment when both the early script, which holds events back, and React handle it. */
async function whileHydrating(page: Page, selector: string, act: (one: HTMLElement) => void): Promise<void> {
  await page.addInitScript({
    content: `const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const one = document.querySelector(${JSON.stringify(selector)});
        if (one && Object.keys(one).some((key) => key.startsWith('__reactFiber'))) (${act})(one);
        else port2.postMessage(null);
      };
      port2.postMessage(null);`,
  });
}

test('a button that is pressed while React hydrates it is pressed once', async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
  await whileHydrating(page, 'header [aria-haspopup=dialog]', (button) => button.click());
  await page.goto('/about-us');
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('you need to sign in');
  await page.goBack();
  await expect(panel).toBeHidden();
});

test('[AUTH-08] a form that is sent while React hydrates it is sent once, with what was typed', async ({
  page,
}) => {
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/forgot-password')) asked.push(request.postDataJSON());
  });
  await whileHydrating(page, 'main form', (form) => {
    const phone = form.querySelector<HTMLInputElement>('[type=tel]');
    phone?.focus();
    document.execCommand('insertText', false, '94555123');
    (form as HTMLFormElement).requestSubmit();
  });
  await page.goto('/forgot-password');
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  expect(asked).toEqual([expect.objectContaining({ phone: '+598 94555123' })]);
});

/** Clicks a header link before the page's script has loaded, and another after, while the first page is loading. */
async function pressTwoLinks(page: Page, first: string, second: string): Promise<void> {
  await page.addInitScript(
    (names) => {
      if (location.pathname !== '/store/la-isla' || sessionStorage.getItem('pressed')) return;
      const press = (name: string | undefined) =>
        [...document.querySelectorAll<HTMLElement>('header a')]
          .find((link) => link.textContent === name)
          ?.click();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if ('holdPress' in window) return port2.postMessage(null);
        sessionStorage.setItem('pressed', 'both');
        press(names[1]);
        Object(window).notePressed();
      };
      addEventListener('DOMContentLoaded', () => {
        press(names[0]);
        port2.postMessage(null);
      });
    },
    [first, second],
  );
}

for (const second of ['Track order', 'Home'])
  test(`'${second}' leads there in one step, pressed while 'Track order' that was pressed early is on its way`, async ({
    page,
  }) => {
    await arriveAs(page, { language: 'en', location: centre });
    await page.exposeFunction('notePressed', await holdFetch(page, '**/track-order'));
    await pressTwoLinks(page, 'Track order', second);
    await page.goto('/settings');
    await page.goto('/store/la-isla', { waitUntil: 'commit' });
    await page.waitForURL(second === 'Home' ? '**/home' : '**/track-order');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      second === 'Home' ? /^Near/ : 'Track order',
    );
    await page.goBack();
    await expect(page).toHaveURL(/\/store\/la-isla$/);
  });

test('[LOC-04] an address that is typed before the page’s script has come is searched when it has', async ({
  page,
}) => {
  const arrive = await openWithoutScript(page, '/');
  await page.getByRole('main').getByRole('combobox').fill('18 de Julio 1360');
  await arrive();
  await expect(page.getByRole('option', { name: /1360/ }).first()).toBeVisible();
});

test('scripts are requested after the pictures of the first screen; a press does not wait for these', async ({
  page,
}) => {
  const letArrive = await holdFetch(page, '**/media/**');
  const cameFirst: string[] = [];
  page.on('requestfinished', (request) => {
    if (/\/media\/|entry\.client-.*\.js$/.test(request.url())) cameFirst.push(request.resourceType());
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await letArrive();
  await expect.poll(() => cameFirst.includes('script')).toBe(true);
  expect(cameFirst[0]).toBe('image');
  await page.unrouteAll({ behavior: 'wait' });

  // Now they never arrive.
  await page.route('**/media/**', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('of several buttons that are pressed before the page’s code has come each is pressed when it has, in their order', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  const letCome = await openWithoutScript(page, '/product/danston-phone-basic');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Black/ }).click();
  await main.getByRole('button', { name: /^128/ }).click();
  await main.getByRole('button', { name: 'One more' }).click();
  await main.getByRole('button', { name: 'Add to Cart' }).click();
  await letCome();
  await expect(page.getByText('Item added to cart')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Update To Cart' })).toBeVisible();
  await expect(main.getByText('02', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Black/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByRole('button', { name: /^128/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a button that is pressed early is pressed even if React renders its part again before the code has come', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  const letArrive = await holdFetch(page, '**/assets/product-detail-*.js');
  const letCome = await openWithoutScript(page, '/product/danston-phone-basic');
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' });
  await add.click();
  const written = await add.elementHandle();
  // Opening the drawer changes the address, and React replaces a part whose code is still loading with its fallback.
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await letCome();
  await test.step('a button that is pressed before the page’s script has come is pressed when it has', async () => {
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await expect.poll(() => written?.evaluate((one) => one.isConnected)).toBe(false);
  await letArrive();
  await expect(page.locator('main [role=alert]').first()).toHaveText('Choose Colour');
});

test('[NAV-03] what is typed into the search before the page’s code has come is found when it has', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'grocery' });
  const letCome = await openWithoutScript(page, '/home');
  const box = page.getByRole('combobox', { name: 'Search items and stores' });
  await box.click();
  await box.pressSequentially('cofee');
  await letCome();
  await expect(page.getByRole('option').filter({ hasText: 'offee' }).first()).toBeVisible();
});

test('Back while a page of the visit is loaded again', async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/home');
  const goToStore = async () => {
    const link = page.getByRole('main').getByRole('link', { name: 'La Isla' }).first();
    await hydrated(link);
    await link.click();
    await expect(page).toHaveURL(/\/store\//);
  };
  const expectHome = async () => {
    await expect(page.getByRole('heading', { level: 1, name: /^Near/ })).toBeVisible();
    await expect(page.getByText('Something went wrong')).toBeHidden();
  };
  await goToStore();
  await test.step('Back while the style sheets of a page are on their way leads back: what was written took the new address for its own and ended as an error', async () => {
    const letArrive = await holdFetch(page, '**/assets/*.css');
    await page.reload({ waitUntil: 'commit' });
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/home$/);
    await letArrive();
    await expectHome();
    await page.unrouteAll({ behavior: 'wait' });
  });
  await goToStore();
  await test.step('Back during hydration leads back: the page stayed, or was torn', async () => {
    // Between the script's reading of the address and the router's first subscription to it.
    await page.addInitScript(() => {
      const { json } = Response.prototype;
      Response.prototype.json = async function read(this: Response) {
        const texts = await json.call(this);
        if (location.pathname.startsWith('/store/') && this.url.includes('/messages-')) history.back();
        return texts;
      };
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/home$/);
    await expectHome();
  });
});

test('the menu opens by a press between the page’s first drawing and its effects: they closed it again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await arriveAs(page, { language: 'en', location: centre });
  await page.addInitScript(() => {
    // From then on React handles events of the whole page: its root is no longer the server's HTML.
    const isHydrated = (): boolean => {
      const note = Object.keys(document).find((key) => key.startsWith('__reactContainer'));
      return note !== undefined && !Object(document)[note].stateNode.current.memoizedState.isDehydrated;
    };
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (isHydrated()) document.querySelector<HTMLElement>('button[aria-label=Menu]')?.click();
      else port2.postMessage(null);
    };
    addEventListener('DOMContentLoaded', () => port2.postMessage(null));
  });
  await page.goto('/about-us');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('the focus is not lost with an enquiry that was sent before the page’s script had come: it went to the top of the page', async ({
  page,
}) => {
  await arriveAs(page, { location: centre });
  const arrive = await openWithoutScript(page, '/help-and-support');
  await sendEnquiry(page);
  await arrive();
  const another = page.getByRole('main').getByRole('button', { name: 'Write another message' });
  await expect(another).toBeFocused();
});

test('a window whose code is on its way shows that it is: nothing was seen of the press', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  const letArrive = await holdFetch(page, '**/assets/cart-view-*.js');
  await page.goto('/about-us');
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  const loading = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(loading.first()).toBeVisible();
  await page.goBack();
  await expect(loading).toHaveCount(0);
  await page.goForward();
  await expect(loading.first()).toBeVisible();
  await letArrive();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('the picker beside a page comes without a sign that it loads, as nobody asked for it: the bar at the top ran at every load', async ({
  page,
}) => {
  // Narrower pages have no room for it.
  await page.setViewportSize({ width: 1440, height: 900 });
  await arriveAs(page, { language: 'en', location: centre });
  const letArrive = await holdFetch(page, '**/assets/side-picker-*.js');
  const asked = page.waitForRequest('**/assets/side-picker-*.js');
  await page.goto('/help-and-support');
  await asked;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await letArrive();
  await expect(page.getByRole('navigation', { name: 'Modules' })).toBeVisible();
});

test('a press before the page’s code has come takes effect when it has, without another press; until then its button shows that it waits: nothing was seen of the press', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  const letCome = await openWithoutScript(page, '/product/danston-phone-basic');
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' });
  await add.click();
  await expect(add).toHaveCSS('opacity', '0.6');
  await letCome();
  await expect(page.locator('main [role=alert]').first()).toHaveText('Choose Colour');
  await expect(add).toHaveCSS('opacity', '1');
});

test('a window brings no code of the cart or of checkout along: whoever signed in on a slow line waited for both', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/about-us');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog').getByLabel('Password')).toBeVisible();
  expect(asked.filter((url) => /\/assets\/(bill|cart|checkout)-[^/]*\.js$/.test(url))).toEqual([]);
});

test('what a page loads for later waits for the code of what was pressed, also where a slow device takes a while to ask for it: it came first', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  const steps: string[] = [];
  page.on('request', (request) => /item-overlay-view/.test(request.url()) && steps.push('for later'));
  const letArrive = await holdFetch(page, '**/assets/auth-dialog-*.js');
  const besides = page.waitForResponse('**/assets/dialogs-*.js');
  await page.goto('/home');
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
  await hydrated(signIn);
  // A device that takes longer over a press than what may wait is put off for.
  await page.evaluate(() =>
    addEventListener('keydown', () => {
      const start = performance.now();
      while (performance.now() - start < 400);
    }),
  );
  // With a key: a mouse moves first, and where a slow machine takes a while to press, nothing is pressed yet.
  await signIn.press('Enter');
  await besides;
  steps.push('what was pressed');
  await letArrive();
  await expect(page.getByRole('dialog').getByLabel('Password')).toBeVisible();
  await expect.poll(() => steps).toEqual(['what was pressed', 'for later']);
});
