import type { Locator, Page } from '@playwright/test';
import { arriveWithCart, arriveWithContact } from '../support/ordering.ts';
import { checkAccess } from '../support/axe.ts';
import { anotherVehicle, arriveAtTrip } from '../support/book-trip.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';

test('[CHK-07] a gateway declines, another way is chosen, and its word brings the shopper on; Back from it leads to what waits to be paid: it led to an empty cart; so does a page that the browser has kept whole', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveWithContact(page);
  await arriveWithCart(page, 'la-isla-martin-fierro', 4);
  await page.goto('/checkout?page=cart');
  await page.getByRole('radio', { name: /Demonstration card/ }).check();
  // The gateway answers 204, so the browser stays on the page, as if restored from the back/forward cache.
  let gateway = '';
  await page.route(
    '**/pay/**',
    (route) => {
      gateway = route.request().url();
      return route.fulfill({ status: 204 });
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect.poll(() => gateway).not.toBe('');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const placed = page.getByRole('heading', { level: 1, name: 'Order placed' });
  await expect(placed).toBeVisible();

  await test.step('where it was looked for, an empty cart is the order that waits to be paid: nothing said that there was one', async () => {
    for (const address of ['/checkout?page=cart', '/home?view=cart']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Your order waits to be paid' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'See the order' }).click();
    await expect(placed).toBeVisible();
  });

  await page.goto(gateway);
  const decline = page.getByRole('button', { name: 'Decline' });
  await expect(decline).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/orders\//);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goForward();
  await decline.click();
  await expect(page.getByRole('heading', { name: 'The payment was declined' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/00:14:\d\d/);
  await checkAccess(page, 'a declined payment');
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.getByRole('button', { name: 'Pay this way' }).click();
  await expect(page.getByText('Payment info updated.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Send the money' })).toBeVisible();
  await checkAccess(page, 'a transfer');
  await page.getByRole('button', { name: 'Pay another way' }).click();
  await page.getByRole('radio', { name: /Demonstration card/ }).check();
  await page.getByRole('button', { name: 'Pay this way' }).click();

  await page.getByRole('button', { name: 'Ask for a second step' }).click();
  await test.step('the bank’s page keeps its field for the code apart from what it says: the label joined the paragraph', async () => {
    const said = await page.getByText('always 123456').boundingBox();
    const label = await page.getByText('Code', { exact: true }).boundingBox();
    expect((label?.y ?? 0) - (said?.y ?? 0) - (said?.height ?? 0)).toBeGreaterThanOrEqual(16);
  });
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/orders\//);
  // The page being left announces it too, while the next one is loading.
  await expect(page.getByRole('status').getByText('The payment has arrived')).toBeVisible();
});

test('[CHK-07] the page waits for the bank’s late word; another’s payment is not there', async ({
  page,
  browser,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveWithContact(page);
  await arriveWithCart(page, 'la-isla-martin-fierro', 4);
  await page.goto('/checkout?page=cart');
  await page.getByRole('radio', { name: /Demonstration card/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByRole('button', { name: 'Never answer' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the payment' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/00:14:\d\d/);

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'There is no such payment' })).toBeVisible();
  await stranger.close();
});

test('a trip that is paid by transfer from now on says so, as an order does: the form for the transfer came without a word', async ({
  page,
}) => {
  await arriveAtTrip(page, await anotherVehicle(page));
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.getByRole('button', { name: 'Pay this way' }).click();
  await expect(page.getByRole('heading', { name: 'Send the money' })).toBeVisible();
  await expect(page.getByText('Payment info updated.').first()).toBeVisible();
});

// One pixel (GIF).
const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A guest whose order is to be paid by bank transfer. Returns the button that says that the money is on its way. */
async function arriveAtTransfer(page: Page): Promise<Locator> {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveWithContact(page);
  await arriveWithCart(page, 'la-isla-martin-fierro', 4);
  await page.goto('/checkout?page=cart');
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  const send = page.getByRole('button', { name: 'I have sent the money' });
  // Once the accounts are known.
  await expect(send).toBeEnabled();
  return send;
}

test('[CHK-07] what is no picture is refused as proof of a transfer when it is chosen: a text had a check mark until it was sent', async ({
  page,
}) => {
  await arriveAtTransfer(page);
  const proof = page.getByRole('group', { name: 'Proof of the transfer' });
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    proof.locator('input[type=file]').setInputFiles(file);
  await choose({ name: 'proof.txt', mimeType: 'text/plain', buffer: Buffer.from('4711') });
  await expect(proof.getByRole('alert')).toHaveText(
    'This cannot be read as a picture. Choose a jpg, png or gif.',
  );
  await expect(proof.getByRole('button', { name: 'Remove the picture' })).toBeHidden();
  await choose({ name: 'proof.gif', mimeType: 'image/gif', buffer: Buffer.from(pixel, 'base64') });
  await expect(proof.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
  await expect(proof.getByRole('alert')).toBeHidden();
});

test('[CHK-07] an order whose transfer is being checked says so: its page asked for the money again, with its time running out', async ({
  page,
}) => {
  const send = await arriveAtTransfer(page);
  const sender = page.getByLabel('Name of the sender');
  await send.press('Enter');
  // What is missing has the focus: it stayed on the button, below.
  await expect(sender).toBeFocused();
  await sender.fill('Ana Silva');
  await send.click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/orders\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('The transfer is being checked');
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
});
