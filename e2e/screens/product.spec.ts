import type { Page } from '@playwright/test';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveSignedIn, arriveWithCart, deliverOrder, placeOrder } from '../support/ordering.ts';
import { holdAnswer, holdFetch } from '../support/hold-answer.ts';

// Items of the demo market: a phone in two colours and two storage sizes, one combination sold out; a cream on
// prescription; plasters in the flash sale; a dish without choices.
const phone = '/product/danston-phone-basic';
const cream = 'drogueria-montevideo-betamethasone';
const plasters = 'drogueria-montevideo-plasters';
const dessert = 'la-isla-martin-fierro';

const option = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

test('[ITEM-01] [ITEM-02] [ITEM-03] [ITEM-04] [ITEM-08] [ITEM-09] [CART-06] [NAV-05] an item of a shop on its page: what is chosen sets price and stock, and what is gone says so', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto(phone);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Smartphone 6.1"');
  await expect(main.getByText('In Stock')).toBeVisible();
  await expect(main.getByText(/^\d+ Reviews$/).first()).toBeVisible();
  await expect(main.getByText('$6,430 – $7,585')).toBeVisible();
  // A press before the page's late code has loaded works all the same.
  await main.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(main.getByRole('alert').first()).toHaveText('Choose Colour');
  await option(page, 'Blue').click();
  await option(page, '128').click();
  await expect(main.getByText('*This variation is out of stock')).toBeVisible();
  await main.getByRole('button', { name: 'Add to Cart' }).click();
  const blocked = 'This variation is out of stock. Choose another variation to proceed further.';
  await expect(page.getByText(blocked)).toBeVisible();
  await option(page, 'Black').click();
  await expect(main.getByText('$7,585').first()).toBeVisible();
  const more = main.getByRole('button', { name: 'One more' });
  await more.click();
  await more.click();
  await expect(main.getByText('03', { exact: true })).toBeVisible();
  await more.click();
  await expect(page.getByText('Out of Stock', { exact: true }).last()).toBeVisible();
  await main.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Item added to cart')).toBeVisible();
  await main.getByRole('button', { name: 'Update To Cart' }).click();
  await expect(page.getByText('No changes found to update.')).toBeVisible();
  await main.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL(/\/checkout\?page=buy_now/);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Smartphone 6.1"').first()).toBeVisible();
});

test('[ITEM-09] the late answer to Buy Now takes nobody away from where they went meanwhile', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  const held = await holdAnswer(page, '**/customer/cart/checkout-item*');
  await page.goto(phone);
  for (const name of ['Black', '128']) {
    await option(page, name).click();
    await expect(option(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).click();
  await held.asked;
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  held.letGo();
  await (await answer).finished();
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
  await expect(page).toHaveURL(/\/home\?view=cart$/);
});

test('[ITEM-01] [ITEM-12] [ITEM-13] the general dialog: prescription, generic name, an area that scrolls, pictures as large as they get', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto(`/store/drogueria-montevideo?view=item:${cream}`);
  const dialog = page.getByRole('dialog', { name: /Betamethasone/ });
  await expect(dialog.getByText('prescription is required')).toBeVisible();
  await expect(dialog.getByText('Betamethasone', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Unit')).toBeVisible();
  const heights = await dialog
    .locator('div')
    .evaluateAll((areas) =>
      areas.filter((area) => getComputedStyle(area).maxHeight === '315px').map((area) => area.clientHeight),
    );
  expect(heights).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Enlarge picture 1 of 1' }).press('Enter');
  const large = page.getByRole('dialog', { name: /Betamethasone/ }).last();
  await large.getByRole('button', { name: 'Zoom in' }).press('Enter');
  const picture = large.getByRole('img', { name: /Picture 1 of 1/ }).locator('img');
  await expect
    .poll(() => picture.evaluate((img) => [img.clientWidth, img.clientHeight]))
    .toEqual([1200, 1800]);
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Buy Now' })).toBeVisible();
});

test('when a flash sale ends while its item is looked at, in a window or on its page, the price is what it is then: it stood at 00:00:00 with the price of before', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'pharmacy' });
  const details = `/api/v1/items/details/${plasters}`;
  const sold = (await (await page.request.get(details)).json()) as { flash_sale_ends_at: string };
  const endsAtMs = Date.parse(sold.flash_sale_ends_at);
  await page.clock.install();
  for (const [address, area] of [
    [
      `/store/drogueria-montevideo?view=item:${plasters}`,
      page.getByRole('dialog', { name: 'Assorted plasters' }),
    ],
    [`/product/${plasters}`, page.getByRole('main').getByRole('article').first()],
  ] as const) {
    await page.unrouteAll();
    await page.goto(address);
    await expect(area.getByText('Flash sale ends in')).toBeVisible();
    await expect(area.getByText('$98').first()).toBeVisible();
    await area.getByRole('button', { name: 'One more' }).click();
    await expect(area.getByText('02', { exact: true })).toBeVisible();
    await page.route('**/api/v1/items/details/*', (route) =>
      route.fulfill({ json: { ...sold, discount: 0, flash_sale_ends_at: null } }),
    );
    await page.clock.fastForward(endsAtMs - Date.now());
    await expect(area.getByText('Flash sale ends in')).toBeHidden();
    await expect(area.getByText('$98')).toHaveCount(0);
  }
});

test('[ITEM-01] on a phone the window of an item shows its choices at once, and its picture whole: a picture of half the screen stood before them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await arriveAs(page, { language: 'en', location: centre, module: 'ecommerce' });
  await page.goto('/store/mobelstore?view=item:mobelstore-mate-set');
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByRole('group').getByRole('button', { name: 'Brown' });
  const picture = dialog.getByRole('button', { name: /^Enlarge picture 1/ });
  const expectSeen = async () => {
    await expect(choice).toBeVisible();
    const [chosen, total] = [await choice.boundingBox(), await dialog.getByText('Total Price').boundingBox()];
    expect((chosen?.y ?? 0) + (chosen?.height ?? 0)).toBeLessThan(total?.y ?? 0);
    const [image, ground] = [await picture.locator('img').boundingBox(), await picture.boundingBox()];
    expect(image?.height).toBeLessThanOrEqual(ground?.height ?? 0);
  };
  await expectSeen();
  await test.step('of seven pictures five are offered at once, on a phone and on a wide page', async () => {
    await page.route('**/api/v1/items/details/mobelstore-mate-set*', async (route) => {
      const answer = await route.fetch();
      const item = await answer.json();
      const images_full_url = Array.from({ length: 7 }, (_, at) => `${item.image_full_url}?picture=${at}`);
      await route.fulfill({ response: answer, json: { ...item, images_full_url } });
    });
    await page.reload();
    await test.step(
      'the choices of an item with many pictures are seen as well: the row of them pushed the choices under the price',
      expectSeen,
    );
    const row = dialog.getByRole('list').filter({ has: page.getByRole('button', { name: /^Show picture/ }) });
    const atOnce = () =>
      row.evaluate((list) => {
        const { left, right } = list.getBoundingClientRect();
        const isWhole = (part: Element) => {
          const { left: begin, right: end } = part.getBoundingClientRect();
          return begin >= left - 1 && end <= right + 1;
        };
        return [...list.children].filter(isWhole).length;
      });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 760 });
      await expect.poll(atOnce, `${width} px`).toBe(5);
    }
  });
});

test('an item’s page whose code comes once the cart is known stays as it was drawn: the server had not known the cart, and all of it was thrown away', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'pharmacy' });
  await arriveWithCart(page, plasters);
  const arrive = await holdFetch(page, '**/assets/product-detail-*.js');
  await page.goto(`/product/${plasters}?view=cart`);
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  const main = page.locator('main');
  const drawn = await main.getByText('Add to Cart').first().elementHandle();
  await page.keyboard.press('Shift');
  await arrive();
  await expect(main.getByText('Update To Cart')).toBeVisible();
  expect(await drawn?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('[NAV-05] [LANG-03] what search engines see: schema.org data, one address, four languages, true statuses', async ({
  page,
}) => {
  await page.goto(`${phone}?lang=nl`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  const href = (selector: string) => page.locator(`head > link${selector}`).getAttribute('href');
  expect(await href('[rel=canonical]')).toMatch(/\/product\/danston-phone-basic\?lang=nl$/);
  expect(await href('[hreflang=x-default]')).toMatch(/\/product\/danston-phone-basic$/);
  expect(await href('[hreflang=ar]')).toMatch(/\?lang=ar$/);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  expect(data['@graph'][0]).toMatchObject({
    '@type': 'Product',
    offers: { lowPrice: 6430, highPrice: 7585 },
  });
  expect(data['@graph'][1]['@type']).toBe('BreadcrumbList');
  // A chosen language takes precedence over the one in the address.
  await page.getByRole('button', { name: /^Taal/ }).first().click();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(new URL(page.url()).search).toBe('');
  const missing = await page.goto('/product/nobody-sells-this');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('[PROF-07] [SYS-06] a delivered line is reviewed once, with a picture, is offered no more then, with the focus at the item, and all can read it: the focus fell to the page, then to its heading far above', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  const guest = await arriveWithCart(page, dessert);
  const order = await placeOrder(page, guest);
  await arriveSignedIn(page, guest.guestId);
  await deliverOrder(page, order.id);
  await page.goto(`/orders/${order.id}`);
  const write = page.getByRole('button', { name: /^Review / });
  await write.click();
  const form = page.getByRole('dialog', { name: 'Review' });
  await expect(form).toBeVisible();
  const beside = await page.context().newPage();
  await beside.goto(page.url());
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByText('Choose from one to five stars')).toBeVisible();
  // The focus stayed on the button that sends.
  await expect(form.getByRole('radio').first()).toBeFocused();
  await form.getByRole('radio', { name: '4 stars' }).press('Space');
  await form.getByLabel('What would you tell others?').fill('Soft, and not too sweet.');
  const picture = await page.screenshot();
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'plate.png', mimeType: 'image/png', buffer: picture });
  await expect(form.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form).toBeHidden();
  await expect(write).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toBeFocused();
  const formBeside = beside.getByRole('dialog', { name: 'Review' });
  await formBeside.getByRole('radio', { name: '1 star', exact: true }).press('Space');
  await formBeside.getByRole('button', { name: 'Send review' }).click();
  await expect(beside.getByText('You have already reviewed this.')).toBeVisible();
  await beside.getByRole('dialog', { name: 'Review' }).getByRole('button', { name: 'Close' }).click();
  await expect(beside.getByRole('button', { name: /^Review / })).toHaveCount(0);
  await page.goto(`/product/${dessert}#reviews`);
  await expect(page.getByText('Soft, and not too sweet.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Picture 1 of Ana’s review' }).first()).toBeVisible();
});
