import type { Page } from '@playwright/test';
import { checkAccess } from '../support/axe.ts';
import { loseAnswer } from '../support/lose-answer.ts';
import { arriveAs, centre, expect, marketUrl, operatorToken, test } from '../support/market.ts';
import {
  arriveSignedIn,
  arriveWithCart,
  arriveWithContact,
  makeCustomer,
  saveAddress,
} from '../support/ordering.ts';
import { wireIn } from '../support/shopping.ts';
import { holdFetch } from '../support/hold-answer.ts';

// Without choices and without counted stock; four of it reach FARO50's minimum but not ENVIO's.
const dessert = 'la-isla-martin-fierro';
const checkout = '/checkout?page=cart';

const row = (page: Page, id: string) => page.locator(`[data-row="${id}"]`);
const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ });

test('[CHK-02] [CHK-06] [PROF-06] copied from their page, chosen from the list, or written; what is missing is named', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveWithCart(page, dessert, 4);
  await page.goto('/coupons');
  await expect(
    page.getByRole('list', { name: 'Coupons' }).getByText('FARO50', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy code · FARO50' })).toBeVisible();
  await checkAccess(page, 'the coupons');
  await page.goto(checkout);
  const code = page.getByLabel('Coupon code');
  await code.fill('envio');
  await code.press('Enter');
  const missing = page.getByText('To apply this coupon,the minimum purchase amount is $700');
  await expect(missing).toBeVisible();
  await page.getByRole('button', { name: 'See coupons' }).click();
  const list = page.getByRole('dialog', { name: 'Coupons' });
  const offer = list.getByRole('listitem').filter({ hasText: 'FARO50' });
  await expect(offer).toContainText('You save $50');
  await offer.getByRole('button', { name: 'Apply · FARO50' }).click();
  await expect(list).toBeHidden();
  await expect(row(page, 'coupon')).toContainText('−$50');
  // With fewer items the coupon no longer applies, is in no sum, and does not look applied.
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  for (let step = 0; step < 2; step += 1) await cart.getByRole('button', { name: 'One less' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Coupon not applied:')).toBeVisible();
  await expect(page.getByText(/the minimum purchase amount is/)).toBeVisible();
  await expect(row(page, 'coupon')).toHaveCount(0);
  await expect(row(page, 'total')).toBeVisible();
  await expect(placeButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Leave the coupon out' }).click();
  await expect(placeButton(page)).toBeEnabled();
  await expect(page.getByLabel('Coupon code')).toBeVisible();
});

test('coupons of other modules stand below those of the chosen one, pale and with where they can be used: they were mixed', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  await page.goto('/coupons');
  const coupon = (code: string) =>
    page.getByRole('list', { name: 'Coupons' }).getByRole('listitem').filter({ hasText: code });
  await expect(coupon('RUEDAS10')).toBeVisible();
  await expect(coupon('RUEDAS10').or(coupon('FARO50')).first()).toContainText('RUEDAS10');
  await expect(coupon('RUEDAS10')).not.toHaveAttribute('data-pale');
  await expect(coupon('FARO50')).toHaveAttribute('data-pale', 'true');
  await expect(coupon('FARO50')).toContainText('Only in Food');
  await expect(coupon('ENVIO')).toContainText('Only for deliveries');
});

test('[CART-08] by keyboard the cart leads a customer at once to the heading of the checkout, and a coupon to what stands by it: the focus was at the cart’s button again, then nowhere', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  const { guestId } = await arriveWithCart(page, dessert, 4);
  await arriveSignedIn(page, guestId);
  await page.goto('/about-us');
  await page.getByRole('button', { name: /^Cart/ }).first().press('Enter');
  await page.getByRole('button', { name: 'Proceed To Checkout' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused();
  const code = page.getByLabel('Coupon code');
  await code.fill('FARO50');
  await code.press('Enter');
  await expect(row(page, 'coupon')).toContainText('−$50');
  await expect(page.getByRole('button', { name: 'See coupons' })).toBeFocused();
});

test('[CHK-06] a tip of one’s own that cannot be taken is refused at its field: it was made another one in silence', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveWithCart(page, dessert);
  await arriveWithContact(page);
  await page.goto(checkout);
  const tips = page.getByRole('group', { name: 'Tip for the courier' });
  await tips.getByRole('button', { name: 'Other' }).click();
  const own = page.getByLabel('Your tip');
  await own.fill('5000000000');
  await expect(page.getByRole('alert')).toHaveText(/A tip is at most .*\$1,000,000,000/);
  await expect(placeButton(page)).toBeDisabled();
  await expect(page.getByText('Correct your tip first, or choose ‘No tip’.')).toBeVisible();
  await page.reload();
  await expect(own).toHaveValue('5000000000');
  await own.fill('12.5');
  await expect(page.getByRole('alert')).toHaveText(/The tip must be a multiple of .*\$1/);
  await own.fill('-20');
  await expect(page.getByRole('alert')).toHaveText('Please enter an amount, or choose ‘No tip’.');
  await expect(row(page, 'tip')).toHaveCount(0);
  await own.fill('2000000');
  await expect(row(page, 'tip')).toContainText('$2,000,000');
  await expect(page.getByText(/You can cancel free of charge/)).toBeVisible();
  await test.step('a tip is typed in Arabic digits: its field took none', async () => {
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/order/quote') && request.postDataJSON().dm_tips === 37,
    );
    await own.fill('');
    await own.focus();
    await page.keyboard.insertText('٣٧');
    await asked;
  });
});

/** Whether a scrolling list shows only part of the row at its bottom edge. */
const endsInsideRow = (list: HTMLElement): boolean => {
  const { bottom } = list.getBoundingClientRect();
  return [...list.children].some((row) => {
    const place = row.getBoundingClientRect();
    return place.top + 8 < bottom && bottom < place.bottom - 8;
  });
};

const isInItsList = (row: HTMLElement): boolean => {
  const list = row.parentElement?.getBoundingClientRect();
  const place = row.getBoundingClientRect();
  return list !== undefined && list.top <= place.top && place.bottom <= list.bottom;
};

test('[CHK-06] [CHK-01] [CHK-08] every field outlives a reload, and what is chosen counts at once', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveWithCart(page, dessert, 4);
  await arriveWithContact(page);
  await page.goto(checkout);
  await expect(placeButton(page)).toBeEnabled();
  // The server is slow: the browser's own bill is shown until the answer arrives.
  const answer = await holdFetch(page, '**/customer/order/quote');
  await page.getByRole('checkbox', { name: /Extra packaging/ }).check();
  await expect(row(page, 'packaging')).toContainText('$20');
  await expect(placeButton(page)).toBeDisabled();
  await answer();
  await expect(placeButton(page)).toBeEnabled();
  await page.getByRole('checkbox', { name: /Cutlery/ }).check();
  await page.getByLabel('Cheese with quince paste').selectOption('Call me');
  await page.getByLabel('For the store').fill('No nuts');
  await page.getByRole('textbox', { name: 'For the courier' }).fill('Second bell');
  await page.getByLabel('Coupon code').fill('RAIN');
  await page.getByRole('radio', { name: 'At a time I choose' }).check();
  const times = page.getByRole('group', { name: 'Time' });
  await test.step('half a row says that the list of times goes on: a day seemed to end at five', async () => {
    await page.getByRole('group', { name: 'Day' }).getByRole('button').nth(1).click();
    expect(await times.evaluate(endsInsideRow)).toBe(true);
  });
  const last = times.getByRole('button').last();
  await test.step('Tab stops at one time, and arrows lead to the others: a day took dozens of presses to go past', async () => {
    await times.getByRole('button', { pressed: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(times.getByRole('button').nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(last).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(times.locator(':focus')).toHaveCount(0);
  });
  await last.click();
  const chosen = (await last.textContent()) ?? '';
  expect(chosen).toMatch(/^\d\d:[03]0$/);
  await expect(placeButton(page)).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Extra packaging/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Cutlery/ })).toBeChecked();
  await expect(page.getByLabel('Cheese with quince paste')).toHaveValue('call');
  await expect(page.getByLabel('For the store')).toHaveValue('No nuts');
  await expect(page.getByRole('textbox', { name: 'For the courier' })).toHaveValue('Second bell');
  await expect(page.getByLabel('Coupon code')).toHaveValue('RAIN');
  await test.step('a time inside the opening hours can be chosen and outlives a reload, in sight in its list', async () => {
    const kept = times.getByRole('button', { pressed: true });
    await expect(kept).toHaveText(chosen);
    expect(await kept.evaluate(isInItsList)).toBe(true);
  });
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/orders\//);
});

test('[ITEM-06] [CHK-08] a dish for later cannot be had now; one press orders it for when it is made', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  // Beer, offered from 18:00 to 02:00; the test runs at lunch time.
  await arriveWithCart(page, 'la-isla-lager-litre');
  await arriveWithContact(page);
  await page.goto(checkout);
  await expect(page.getByText('Lager 960 ml is offered from 18:00 to 02:00.')).toBeVisible();
  await page.getByRole('button', { name: /^Order for .*18:00/ }).click();
  await expect(page.getByRole('radio', { name: 'At a time I choose' })).toBeChecked();
  const times = page.getByRole('group', { name: 'Time' }).getByRole('button');
  await expect(times.first()).toHaveText('18:00');
  await expect(times.filter({ hasText: '17:30' })).toHaveCount(0);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/orders\//);
});

test('[LOC-10] somebody who stands in another zone is offered the saved addresses that the store delivers to', async ({
  page,
}) => {
  const elsewhere = { text: 'Cordón', lat: -34.899, lng: -56.175 };
  await arriveAs(page, { language: 'en', location: elsewhere });
  const { guestId } = await arriveWithCart(page, dessert);
  const token = await arriveSignedIn(page, guestId);
  for (const place of [elsewhere, centre]) await saveAddress(page, token, place);
  await page.goto(`${checkout}&view=saved-addresses`);
  const saved = page.getByRole('dialog', { name: 'Saved Addresses' });
  await expect(saved.getByText(centre.text)).toBeVisible();
  await expect(saved.getByRole('radio')).toHaveCount(1);
});

test.use({ provoked: /ERR_FAILED|Failed to load resource/ });

/** A picture to send, wide enough to be made smaller. */
async function takeLeaf(page: Page) {
  const { get } = await wireIn(page, 'pharmacy');
  const { image_full_url: url } = await get<{ image_full_url: string }>(
    '/items/details/drogueria-montevideo-plasters',
  );
  const buffer = await (await page.request.get(url)).body();
  return { name: 'leaf.webp', mimeType: 'image/webp', buffer };
}

/** A guest, with a contact or not, about to order by prescription. */
async function openPrescription(page: Page, hasContact = true): Promise<void> {
  await arriveAs(page, { language: 'en', location: centre, module: 'pharmacy' });
  if (hasContact) await arriveWithContact(page);
  const wire = await wireIn(page, 'pharmacy');
  const { id } = await wire.get<{ id: string }>('/stores/details/drogueria-montevideo');
  await page.goto(`/checkout?page=prescription&store_id=${id}&module_id=${wire.headers['moduleId']}`);
}

test('[CHK-03] an order by prescription asks for its picture, takes three at most and is placed', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'pharmacy' });
  await arriveWithContact(page);
  await page.goto('/store/drogueria-montevideo');
  await page.getByRole('link', { name: 'Order by prescription' }).click();
  const send = page.getByRole('button', { name: 'Send to the pharmacy' });
  await send.click();
  await expect(page.getByRole('alert').first()).toContainText('Please upload your prescription image');
  const leaf = await takeLeaf(page);
  const pictures = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...leaf, name: `${at}.webp` }));
  const file = page.getByLabel('Picture of a prescription');
  await file.setInputFiles(pictures(4));
  await expect(page.getByText('Maximum 3 images can be send at a time.')).toBeVisible();
  await file.setInputFiles(pictures(1));
  await expect(page.getByRole('button', { name: 'Remove prescription 1' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await checkAccess(page, 'an order by prescription');
  // The order arrives, but its answer is lost: later changes must not turn a retry into a second order.
  await loseAnswer(page, '**/order/prescription/place');
  await send.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'For the store' }).fill('Ring twice');
  await send.click();
  await expect(page).toHaveURL(/\/orders\//);
  await test.step('an order whose pharmacy has not said its price tells no total: that of the delivery alone stood there, and a subtotal of nothing', async () => {
    await expect(page.getByText('The store says what the prescription costs.')).toBeVisible();
    await expect(row(page, 'delivery')).toBeVisible();
    await expect(row(page, 'subtotal').or(row(page, 'total'))).toHaveCount(0);
  });
  await test.step('its bill is called so: it was called Items, and had none', async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Bill' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Items' })).toHaveCount(0);
  });
  await test.step('and among my orders it has no price yet: the delivery’s stood there', async () => {
    await page.goto('/my-orders');
    const card = page.getByRole('main').getByRole('listitem');
    await expect(card).toContainText('No price yet');
    await expect(card.getByText('Prescription'), 'it said 0 items').toBeVisible();
  });
  await test.step('a pharmacy that is no longer there is said to be gone where one sends it a prescription: grey boxes were shown for ever', async () => {
    await page.goto('/checkout?page=prescription&store_id=00000000-0000-7000-8000-000000000000');
    await expect(page.getByRole('main').getByText('This store is no longer here.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('[CHK-03] a contact that was asked for leads back to sending the prescription: the focus was at the heading, a screen and a half above', async ({
  page,
}) => {
  await openPrescription(page, false);
  const send = page.getByRole('button', { name: 'Send to the pharmacy' });
  await send.click();
  await page.getByRole('button', { name: 'Add your contact details' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Ana Pereira');
  await dialog.getByLabel('Phone').fill('099 123 456');
  await dialog.getByLabel('Email').fill('ana@example.com');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(send).toBeFocused();
});

test('[CHK-03] a prescription that is removed while another is on its way stays away', async ({ page }) => {
  await openPrescription(page);
  const leaf = await takeLeaf(page);
  const file = page.getByLabel('Picture of a prescription');
  const send = () => file.setInputFiles(leaf);
  const add = page.getByRole('button', { name: 'Add a picture' });
  const remove = page.getByRole('button', { name: 'Remove prescription 1' });
  await test.step('what adds a picture keeps the focus while that is sent: it was lost', async () => {
    await add.focus();
    await send();
    await expect(remove).toBeVisible();
    await expect(add).toBeFocused();
  });
  const kept = () =>
    page.evaluate(() => {
      const draft = JSON.parse(sessionStorage.getItem('checkout-draft') ?? '{}') as {
        prescriptions?: { id: string }[];
      };
      return draft.prescriptions?.map(({ id }) => id);
    });
  const [first] = (await kept()) ?? [];

  const letArrive = await holdFetch(page, '**/order/prescription/upload');
  await send();
  await expect(add).toBeDisabled();
  // An order sent now would lack the picture.
  await expect(page.getByRole('button', { name: 'Send to the pharmacy' })).toBeDisabled();
  await remove.click();
  await expect(remove).toHaveCount(0);
  await letArrive();
  await expect(add).toBeEnabled();
  await expect(page.getByRole('img', { name: /^Prescription \d/ })).toHaveCount(1);
  expect(await kept()).not.toContain(first);
  await test.step('a chosen prescription is still seen when its link is over: a reload after ten minutes left a broken picture', async () => {
    await page.route('**/private/**', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    const picture = page.getByRole('img', { name: 'Prescription 1' });
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBe(192);
  });
});

test('what was half written in one tab is gone when its shopper signs out in another, and why is in sight, with the way to sign in again: a page that was scrolled showed its footer, and the cart was empty without a word', async ({
  page,
}) => {
  const { guestId } = await arriveWithCart(page, dessert);
  await arriveSignedIn(page, guestId);
  await page.goto(checkout);
  const note = page.getByRole('textbox', { name: 'For the store' });
  await note.fill('The key is under the mat');
  const kept = () => page.evaluate(() => sessionStorage.getItem('checkout-draft') ?? '');
  await expect.poll(kept).toContain('mat');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

  const other = await page.context().newPage();
  await other.goto('/about-us');
  await other.getByRole('banner').getByRole('button', { name: 'Profile', exact: true }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You signed out in another tab')).toBeInViewport();
  await expect(page.getByText('Your cart is empty')).toHaveCount(0);
  await expect.poll(kept).not.toContain('mat');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await page.keyboard.press('Escape');

  await test.step('who signs in next finds nothing of it: the note was still in the open page', async () => {
    const next = await makeCustomer(page, (await arriveWithCart(page, dessert)).guestId);
    await other.evaluate((token) => localStorage.setItem('token', token), next.token);
    await expect(note).toHaveValue('');
  });
  await test.step('and is told of no other tab after leaving: they were still told of the first', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Profile', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/home/);
    await page.goBack();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  });
});

test('[CHK-04] cash over its limit is chosen no more and says why, and the button leads to the other ways to pay: it stayed chosen, with a grey word', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveWithCart(page, dessert, 80);
  await arriveWithContact(page);
  await page.goto(checkout);
  const ways = page.getByRole('radiogroup', { name: 'Payment' });
  const cash = ways.getByRole('radio', { name: /^Cash on delivery/ });
  await expect(ways.getByRole('alert')).toContainText(
    'exceeds maximum amount of the cash on delivery method',
  );
  await expect(cash).not.toBeChecked();
  await expect(cash).toBeDisabled();
  await expect(placeButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose how to pay' }).click();
  const first = ways.locator('input:enabled').first();
  await expect(first).toBeFocused();
  await first.check();
  await expect(placeButton(page)).toBeEnabled();
});

test('checkout stays, with what was typed, where the list of coupons is of a version that is gone: it was an error page', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveWithCart(page, dessert);
  const { promise: isSeen, resolve: see } = Promise.withResolvers<void>();
  await page.route('**/assets/coupon-list-*.js', async (route) => {
    await isSeen;
    await route.fulfill({ status: 404 });
  });
  await page.goto(checkout);
  const code = page.getByLabel('Coupon code');
  await code.fill('FARO50');
  await page.getByRole('button', { name: 'See coupons' }).click();
  // An empty sheet was shown until the list had loaded.
  await expect(page.getByRole('dialog').getByText('Loading')).toBeAttached();
  see();
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await expect(code).toHaveValue('FARO50');
});

test('[CHK-01] a store that takes no more orders while its checkout is open leads to others, and leaves the focus with the way there: it ended in a grey button, and the focus fell to the page', async ({
  page,
}) => {
  // A store that no other test uses.
  await arriveAs(page, { language: 'en', location: centre, module: 'ecommerce' });
  const { storeId } = await arriveWithCart(page, 'circuit-charger', 1);
  await arriveWithContact(page);
  await page.goto(checkout);
  await expect(placeButton(page)).toBeEnabled();
  const open = (active: boolean) =>
    page.request.put(`${marketUrl()}/api/v1/ops/stores/${storeId}/open`, {
      headers: { authorization: `Bearer ${operatorToken()}` },
      data: { active },
    });
  expect((await open(false)).ok()).toBe(true);
  try {
    await placeButton(page).press('Enter');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Circuit does not take orders at the moment.');
    const others = alert.getByRole('link', { name: 'See other stores' });
    await expect(others).toHaveAttribute('href', '/home');
    await expect(others).toBeFocused();
  } finally {
    await open(true);
  }
});
