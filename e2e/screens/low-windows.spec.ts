import type { Page } from '@playwright/test';
import { atRest } from '../support/at-rest.ts';
import { hydrated } from '../support/hydrated.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveWithCart } from '../support/ordering.ts';

const whole = { ratio: 1 };
/** A small phone, one in landscape, and a desktop page at 400 % zoom. */
const phone = { width: 360, height: 640 };
const low = [
  { width: 640, height: 360 },
  { width: 320, height: 256 },
];

/** Adds a pizza from its last choice without a size, and checks that the missing question is visible. */
async function expectQuestionSeen(page: Page): Promise<void> {
  await page.getByRole('checkbox').last().check();
  await page.getByRole('checkbox').last().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const size = page.getByRole('group', { name: /Size/ });
  await expect(size.getByRole('radio').first()).toBeFocused();
  await expect(size.getByText('Size', { exact: true })).toBeInViewport(whole);
  await expect(size.getByRole('alert')).toBeInViewport(whole);
  await expect(size.getByText('Small 25 cm')).toBeInViewport(whole);
}

test('[ITEM-07] what is still to be chosen of a dish is seen with what it asks, on a phone and in a low window: its heading was above the edge', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await page.setViewportSize(phone);
  await page.goto('/store/la-isla?view=item:la-isla-muzzarella');
  await expectQuestionSeen(page);
  for (const size of low) {
    await page.setViewportSize(size);
    await expectQuestionSeen(page);
  }
});

test('[CART-01] in a low window a page and its cart are read: header, bar and subtotal took it', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveWithCart(page, 'la-isla-martin-fierro');
  await page.goto('/store/la-isla');
  await test.step('of a low window the header takes nothing while its page is read: it took a quarter of a phone on its side', async () => {
    for (const size of low) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      const sides = page.getByRole('main').getByRole('heading', { name: 'Sides' });
      await sides.scrollIntoViewIfNeeded();
      await expect(sides).toBeInViewport(whole);
      await expect(page.getByRole('banner')).not.toBeInViewport();
    }
  });
  await test.step('the lines of a cart have room in a low window, which scrolls to its checkout: bar and subtotal took all of it', async () => {
    const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
    const checkout = cart.getByRole('button', { name: 'Proceed To Checkout' });
    await page.goto('/store/la-isla?view=cart');
    for (const size of low.toReversed()) {
      await page.setViewportSize(size);
      await expect(cart.getByRole('listitem').first()).toBeInViewport(whole);
      await checkout.scrollIntoViewIfNeeded();
      await expect(checkout).toBeInViewport(whole);
      await expect(cart.getByRole('button', { name: 'Close' })).toBeInViewport(whole);
      await cart.getByRole('listitem').first().scrollIntoViewIfNeeded();
    }
  });
});

test('a low window shows its page above the bar of a vehicle: it took a third of one of 256 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  await page.goto('/rental/vehicle-details/alquiler-de-bicicletas-rambla');
  await atRest(page);
  await page.mouse.wheel(0, 600);
  const bar = page.getByRole('region', { name: 'Booking', exact: true });
  await expect(bar.getByRole('button')).toBeInViewport(whole);
  expect((await bar.boundingBox())?.height).toBeLessThan(64);
  await test.step('with the name of the vehicle: the price beside it left room for three letters', async () => {
    const missing = await bar.getByText('Pedalia Rambla', { exact: true }).evaluate((name) => {
      const letters = document.createRange();
      letters.selectNodeContents(name);
      return letters.getBoundingClientRect().width - name.getBoundingClientRect().width;
    });
    // A quarter of a pixel costs a letter.
    expect(missing).toBeLessThan(0.1);
  });
});

test('back at the top of a menu its first section is the current one: from the end of a low window the last one stayed so, and at the end it was the first where no section came into view on the way', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/store/la-isla');
  const section = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await hydrated(section('Pizza'));
  // A key that is pressed in the last frame of a scroll is lost, by the browser.
  const rest = await page.evaluateHandle(() => ({
    comes: new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
  }));
  await page.keyboard.press('End');
  await rest.evaluate(async ({ comes }) => void (await comes));
  await expect(section('Drinks')).toHaveAttribute('aria-current');
  await page.keyboard.press('Home');
  await expect(section('Pizza')).toHaveAttribute('aria-current');
});
