import { arriveAs, centre, expect, marketUrl, storedModule, test } from '../support/market.ts';
import {
  ana,
  arriveSignedIn,
  arriveWithCart,
  deliverOrder,
  moveOrder,
  placeOrder,
} from '../support/ordering.ts';
import { wireIn } from '../support/shopping.ts';
import { loseAnswer } from '../support/lose-answer.ts';
import { holdFetch } from '../support/hold-answer.ts';

const dessert = 'la-isla-martin-fierro';
// One pixel (PNG).
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.beforeEach(async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
});

test('[CHK-09] the code at the door, money asked back with a picture and withdrawn, the same again, and where nothing of it can be had the way to its store: a grey button to the cart was all', async ({
  page,
}) => {
  const order = await placeOrder(page, await arriveWithCart(page, dessert));
  for (const next of ['confirmed', 'processing', 'handover', 'picked_up'])
    await moveOrder(page, order.id, next);
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText('Read it to whoever brings your order.')).toBeVisible();
  await moveOrder(page, order.id, 'delivered');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivered');
  const refund = page.getByRole('dialog', { name: 'Ask for a refund' });
  await test.step('the focus in the form of a refund starts at its reasons, however late they come: it was past them', async () => {
    const reasons = '**/customer/order/refund-reasons';
    const answer = await holdFetch(page, reasons);
    await page.getByRole('button', { name: 'Ask for a refund' }).press('Enter');
    await expect(refund).toBeVisible();
    await answer();
    await expect(refund.getByRole('radio').first()).toBeFocused();
    await page.unroute(reasons);
  });
  await test.step('what is missing of a request is said when it is sent, and has the focus: its button was grey, and nothing said why', async () => {
    const send = refund.getByRole('button', { name: 'Send the request' });
    await send.click();
    await expect(refund.getByRole('alert')).toHaveText('Choose a reason.');
    await expect(refund.getByRole('radio').first()).toBeFocused();
    await refund.getByRole('radio', { name: 'Another reason' }).check();
    await send.click();
    await expect(refund.getByRole('alert')).toHaveText('Say what is wrong.');
    await expect(refund.getByLabel('What is wrong?')).toBeFocused();
  });
  await refund.getByLabel('What is wrong?').fill('It was melted');
  await refund
    .getByLabel('Add a picture')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
  await expect(refund.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  const shot = { name: 'b.png', mimeType: 'image/png', buffer: picture };
  await refund.getByLabel('Add a picture').setInputFiles(shot);
  // Pictures beyond the limit are reported, not dropped silently.
  await refund.getByLabel('Add a picture').setInputFiles([shot, shot, shot, shot]);
  const leftOut = refund.getByText('At most 5: the others were left out.');
  await expect(leftOut).toBeVisible();
  for (const last of [5, 4, 3]) await refund.getByRole('button', { name: `Remove picture ${last}` }).click();
  await expect(leftOut).toBeHidden();
  // After removing a picture by keyboard, the focus stays nearby instead of going to the top of the page.
  await refund.getByRole('button', { name: 'Remove picture 2' }).press('Enter');
  await expect(refund.locator('button', { hasText: 'Add a picture' })).toBeFocused();
  await test.step('a reload keeps the picture and the reason, as it keeps the words: both had to be chosen again', async () => {
    await page.reload();
    await expect(refund.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
    await expect(refund.getByRole('radio', { name: 'Another reason' })).toBeChecked();
  });
  await test.step('nothing is said to be missing of a request that has been sent: it said to choose a reason as it closed', async () => {
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => {
        for (const { textContent } of document.querySelectorAll('[role=alert]')) said.push(textContent);
      }).observe(document, { subtree: true, childList: true });
    });
    await refund.getByRole('button', { name: 'Send the request' }).click();
    await expect(refund).toBeHidden();
    expect(await page.evaluate(() => (window as { said?: string[] }).said)).not.toContain('Choose a reason.');
  });
  await expect(page.getByRole('img', { name: 'Picture 1 of the request' })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw the request' }).click();
  await expect(page.getByText('You withdrew the request')).toBeVisible();
  const again = page.getByRole('dialog', { name: 'Order again' });
  const message = 'Nothing from this order is available at the moment.';
  const json = { errors: [{ code: 'nothing_to_reorder', message }], message, changes: [] };
  await page.route('**/customer/order/reorder', (route) => route.fulfill({ status: 422, json }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(again.getByText(message)).toBeVisible();
  await expect(again.getByRole('link', { name: 'To the store' })).toHaveAttribute('href', /^\/store\//);
  await page.keyboard.press('Escape');
  await expect(again).toBeHidden();
  const off = 'La Isla does not take orders at the moment.';
  const refused = { errors: [{ code: 'store_inactive', message: off }], message: off };
  await page.route('**/customer/order/reorder', (route) => route.fulfill({ status: 422, json: refused }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(again.getByText(off)).toBeVisible();
  await expect(again.getByRole('link', { name: 'See other stores' })).toHaveAttribute('href', '/home');
  await page.keyboard.press('Escape');
  await expect(again).toBeHidden();
  const all = { line_id: order.id, name: 'Flan', kind: 'in_cart', before: null, after: null };
  const full = { message: 'Full.', module_id: order.id, lines: [], changes: [all] };
  await page.route('**/customer/order/reorder', (route) => route.fulfill({ json: full }), { times: 1 });
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(again.getByText('Flan: your cart already has as many as can be ordered.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(again).toBeHidden();
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(again.getByText('What is available is in your cart.')).toBeVisible();
  await again.getByRole('button', { name: 'To the cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
});

test('the cart that an order again fills', async ({ page }) => {
  const order = await placeOrder(page, await arriveWithCart(page, dessert));
  const grocery = await storedModule('grocery');
  const again = page.getByRole('dialog', { name: 'Order again' });
  const orderAgain = async (): Promise<void> => {
    await page.goto(`/orders/${order.id}`);
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(again.getByText('What is available is in your cart.')).toBeVisible();
  };
  await test.step('the header counts it though nobody opens it: it was said to be empty', async () => {
    await orderAgain();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });
  await test.step('it is shown where the page is of another module: that module’s was, which was empty', async () => {
    const { id } = JSON.parse(grocery) as { id: string };
    await page.goto(`/home?module_id=${id}`);
    // The server has drawn the header without a number: the page has taken the step once the module is stored.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('module'))).toContain(id);
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    await orderAgain();
    await again.getByRole('button', { name: 'To the cart' }).click();
    const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
    await expect(cart.getByRole('status', { name: 'Quantity: 4' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Items', level: 2 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });
  await test.step('the header counts it though another tab has chosen another module meanwhile: it said that the cart is empty', async () => {
    await orderAgain();
    await page.evaluate((module) => {
      localStorage.setItem('module', module);
      localStorage.setItem('cart-list', '0');
    }, grocery);
    await again.getByRole('button', { name: 'To the cart' }).click();
    await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });
});

test('what was asked of a refund is seen whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  const order = await placeOrder(page, await arriveWithCart(page, dessert));
  const note = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const url = `${marketUrl()}/private/wide.svg`;
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>';
  await page.route(url, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  await page.route('**/customer/order/details**', async (route) => {
    const answer = await route.fetch();
    const asked = { state: 'asked', amount: 10, reason: 'Another reason', note, answer: null };
    const refund = { ...asked, pictures: [url] };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), refund } });
  });
  await page.goto(`/orders/${order.id}`);
  await test.step('a long word in a request for a refund stays on the page of a phone: it widened all above it, and half of the buttons was out of sight', async () => {
    const word = page.getByText(note);
    await expect(word).toBeVisible();
    expect(await word.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThan(360);
    const copy = await page.getByRole('button', { name: 'Copy link' }).boundingBox();
    expect((copy?.x ?? 0) + (copy?.width ?? 0)).toBeLessThan(360);
  });
  await test.step('a picture of a request for a refund fills its square, whatever its shape: below a wide one was a gap', async () => {
    const picture = page.getByRole('img', { name: 'Picture 1 of the request' });
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(300);
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    expect([width, height]).toEqual([88, 88]);
  });
});

test.describe('a bad line', () => {
  test.use({ provoked: /503|ERR_FAILED/ });

  test('the form of a refund, whose reasons cannot be read at first', async ({ page }) => {
    const guest = await arriveWithCart(page, dessert);
    const order = await placeOrder(page, guest);
    await arriveSignedIn(page, guest.guestId);
    await deliverOrder(page, order.id);
    const message = 'Please try again in a moment.';
    const json = { errors: [{ code: 'not_ready', message }], message };
    const reasons = '**/customer/order/refund-reasons';
    await page.route(reasons, (route) => route.fulfill({ status: 503, json }));
    await page.goto(`/orders/${order.id}`);
    const ask = page.getByRole('button', { name: 'Ask for a refund' });
    const refund = page.getByRole('dialog', { name: 'Ask for a refund' });
    await test.step('a refund whose reasons cannot be loaded says so and asks for them again: its form had none, and could not be sent', async () => {
      await ask.click();
      await expect(refund.getByRole('alert')).toContainText('The reasons could not be loaded');
      await expect(refund.getByRole('radiogroup')).toHaveCount(0);
      await page.unroute(reasons);
      await refund.getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(refund.getByRole('radio', { name: 'Another reason' })).toBeVisible();
    });
    await test.step('what was delivered can be reviewed after money was asked back for it, too: the buttons were gone', async () => {
      await refund.getByRole('radio').first().check();
      // The page hears nothing of its order meanwhile.
      const details = '**/customer/order/details*';
      await page.route(details, (route) => route.abort());
      await loseAnswer(page, '**/customer/order/refund-request');
      const send = refund.getByRole('button', { name: 'Send the request' });
      await send.click();
      await test.step('one that is changed after its answer was lost is told to stand as it was sent first: it was refused as a second one', async () => {
        await expect(page.getByText('The connection is lost. Check it and try again.')).toBeVisible();
        await refund.getByLabel('What is wrong?').fill('It was melted');
        await send.click();
        await expect(page.getByText('Your request had arrived the first time.')).toBeVisible();
        await page.unroute(details);
        await page.reload();
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refund requested');
      await page.getByRole('button', { name: /^Review / }).click();
      const review = page.getByRole('dialog');
      await review.getByRole('radio', { name: /5/ }).check();
      await review.getByRole('button', { name: 'Send review' }).click();
      await expect(review).toBeHidden();
    });
  });
});

test('what a shopper has written keeps its own direction on an order in Arabic, and prices their symbol before them', async ({
  page,
}) => {
  await arriveAs(page, { language: 'ar', location: centre });
  const token = await arriveSignedIn(page);
  const wire = await wireIn(page, 'food', token);
  const item = await wire.get<{ id: string; price: number }>(`/items/details/${dessert}`);
  await wire.post('/customer/cart/add', { item_id: item.id, quantity: 2, price: item.price });
  const way = { order_type: 'delivery', latitude: centre.lat, longitude: centre.lng };
  const { bill } = await wire.post<{ bill: { order_amount: number } }>('/customer/order/quote', way);
  const { order_id: id } = await wire.post<{ order_id: string }>('/customer/order/place', {
    ...ana,
    ...way,
    payment_method: 'cash_on_delivery',
    order_amount: bill.order_amount,
    order_note: 'Ring twice.',
  });
  await deliverOrder(page, id);
  await page.goto(`/orders/${id}`);
  for (const written of ['Ring twice.', ana.contact_person_name, ana.address, 'Ejido 1545, Centro'])
    await expect(page.getByRole('main').getByText(written, { exact: true })).toHaveCSS('direction', 'ltr');
  await page.getByRole('button', { name: 'اطلب استرداد المال' }).click();
  await expect(page.getByRole('dialog')).toContainText(/\u2068\$\d+\u2069/);
});

test('[CHK-09] a signed link opens a guest’s order on another device, to read and not to change', async ({
  page,
  browser,
}) => {
  const guest = await arriveWithCart(page, dessert);
  const order = await placeOrder(page, guest);
  const query = `order_id=${order.id}&guest_id=${guest.guestId}`;
  const told = await page.request.get(`${marketUrl()}/api/v1/customer/order/details?${query}`);
  const { link } = (await told.json()) as { link: string };
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByText(order.number).first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
  // The autopilot moves it too: whatever its status is now, the last one is final.
  await deliverOrder(page, order.id);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Delivered');
  const asked = other.waitForResponse(/order\/invoice/);
  await other.getByRole('button', { name: 'Invoice as PDF' }).click();
  const { pdf_url: url } = (await (await asked).json()) as { pdf_url: string };
  const invoice = await page.request.get(url);
  expect(invoice.headers()['content-type']).toBe('application/pdf');
  await other.context().close();
});
