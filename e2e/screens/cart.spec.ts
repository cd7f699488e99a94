import type { Page } from '@playwright/test';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveWithCart } from '../support/ordering.ts';
import { hydrated } from '../support/hydrated.ts';
import { holdFetch } from '../support/hold-answer.ts';

const shop = '/store/la-isla';
// A page that is light to load: its header has the cart, too.
const aside = '/about-us';
const cake = 'Chajá cake';
const cakeSlug = 'la-isla-chaja';
const cola = 'Cola 500 ml';

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });
const stepperOf = (page: Page, name: string) => drawerOf(page).getByRole('group', { name });

async function openCart(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expect(drawerOf(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
});

test('[CART-01] [CART-02] [CART-06] [CART-08] a cart that is filled, changed and emptied beside its store', async ({
  page,
}) => {
  const letArrive = await holdFetch(page, '**/assets/quick-adder-*.js');
  await page.goto(shop);
  const addOf = (name: string) => page.getByRole('button', { name: `Add ${name}` });
  const [cakes, colas] = [addOf(cake), addOf(cola)];
  await test.step('what is added of two cards before the cart’s code has come is both in the cart when it has', async () => {
    await hydrated(cakes);
    await cakes.click();
    await colas.click();
    await letArrive();
    await expect(cakes).toContainText('1');
    await expect(colas).toContainText('1');
  });
  await test.step('the same dish with the same choices is updated: not when nothing changed', async () => {
    await page.getByRole('button', { name: cola, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const update = dialog.getByRole('button', { name: 'Update To Cart' });
    await update.click();
    await expect(page.getByText('No changes found to update.')).toBeVisible();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('group', { name: cola }).getByRole('button', { name: 'One more' }).click();
    await update.click();
    await expect(page.getByText('Updated successfully.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(colas).toContainText('2');
  });
  await test.step('the drawer comes from the end of the line, at most 420 px wide, its list at most 60 % high', async () => {
    await openCart(page);
    const box = await drawerOf(page).boundingBox();
    const view = page.viewportSize();
    expect(box?.width).toBeLessThanOrEqual(420);
    await expect
      .poll(async () => Math.round(((await drawerOf(page).boundingBox())?.x ?? 0) + (box?.width ?? 0)))
      .toBe(view?.width);
    await expect(drawerOf(page).getByText('La Isla', { exact: true })).toBeVisible();
    await expect(drawerOf(page).getByRole('link', { name: 'La Isla' })).toHaveCount(0);
    const list = drawerOf(page).getByRole('list').first();
    const limit = await list.evaluate((element) => getComputedStyle(element).maxHeight);
    expect(Number.parseFloat(limit)).toBeCloseTo((view?.height ?? 0) * 0.6, 0);
    await expect(drawerOf(page).getByText('Subtotal')).toBeVisible();
    await expect(drawerOf(page).getByRole('button', { name: 'Proceed To Checkout' })).toBeVisible();
    await drawerOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(drawerOf(page)).toBeHidden();
  });
  await test.step('a line that is taken off by keyboard leaves the focus at the next one, or the one before: it went to the window’s beginning, then to the last', async () => {
    const water = 'Still water 500 ml';
    await addOf(water).click();
    await expect(addOf(water)).toContainText('1');
    await openCart(page);
    await stepperOf(page, cola).getByRole('button', { name: 'One less' }).click();
    const takeOff = async (name: string) => {
      await stepperOf(page, name).getByRole('button', { name: 'Delete' }).press('Enter');
      await expect(stepperOf(page, name)).toHaveCount(0);
    };
    const names = drawerOf(page).getByRole('list').first().getByRole('heading');
    await expect(names).toHaveCount(3);
    // Which of the two that were added before the code came is first depends on their answers.
    const [first = '', second = '', third = ''] = await names.allTextContents();
    const more = stepperOf(page, second).getByRole('button', { name: 'One more' });
    await takeOff(first);
    await expect(page.getByText('Cart item remove successfully')).toBeVisible();
    await expect(more).toBeFocused();
    await takeOff(third);
    await expect(more).toBeFocused();
    await stepperOf(page, second).getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(drawerOf(page).getByRole('button', { name: 'Continue Shopping' })).toBeFocused();
  });
  await test.step('an empty cart says so and leads to the shops', async () => {
    // Below the heading of its drawer.
    const said = { level: 3, name: 'Your cart is empty' };
    await expect(drawerOf(page).getByRole('heading', said)).toBeVisible();
    await expect(
      drawerOf(page).getByText('No items added in your cart. Please add product to your cart list.'),
    ).toBeVisible();
    await drawerOf(page).getByRole('button', { name: 'Continue Shopping' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(drawerOf(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test('messages over the cart', async ({ page }) => {
    await arriveWithCart(page, 'la-isla-martin-fierro', 1);
    await page.goto(shop);
    const messages = page.getByRole('status').getByRole('listitem');
    const lines = drawerOf(page).getByRole('list').first().getByRole('listitem');
    const removed = messages.filter({ hasText: 'Cart item remove' });
    const add = async () => {
      await page.getByRole('button', { name: `Add ${cake}` }).click();
      await expect(page.getByText('Item added to cart')).toBeVisible();
    };
    await test.step('a message that is closed by keyboard gives the focus back: it was lost; over the cart it leaves its first line and the button that closes it free: it lay over the line', async () => {
      await add();
      await messages.getByRole('button', { name: 'Close' }).press('Enter');
      await expect(messages).toHaveCount(0);
      await expect(page.getByRole('button', { name: `Add ${cake}` })).toBeFocused();
      await openCart(page);
      await expect(lines).toHaveCount(2);
      await lines.last().getByRole('button', { name: 'Delete' }).click();
      await expect(removed).toBeVisible();
      await expect(lines).toHaveCount(1);
      const edges = () => removed.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
      const line = await lines.first().boundingBox();
      const close = await drawerOf(page).getByRole('button', { name: 'Close' }).boundingBox();
      await expect.poll(async () => (await edges()).bottom).toBeLessThanOrEqual(line?.y ?? 0);
      expect((await edges()).right).toBeLessThanOrEqual(close?.x ?? 0);
      await removed.getByRole('button', { name: 'Close' }).click();
      await page.keyboard.press('Escape');
      await expect(drawerOf(page)).toBeHidden();
    });
    await test.step('two messages over the cart are shown one after the other: the second lay over its first line', async () => {
      await add();
      // With the focus in it, it stays until the cart is opened.
      await messages.getByRole('button', { name: 'Close' }).focus();
      await openCart(page);
      await expect(lines).toHaveCount(2);
      const top = (await lines.first().boundingBox())?.y ?? 0;
      await lines.last().getByRole('button', { name: 'Delete' }).click();
      await expect(removed).toBeVisible();
      const bottom = await removed.evaluate((one) => one.parentElement?.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual(top);
    });
  });

  test('a long word in a line of the cart stays beside its count: it ran on below it and out of the drawer', async ({
    page,
  }) => {
    const long = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
    await arriveWithCart(page, 'la-isla-martin-fierro');
    await page.route('**/customer/cart/list**', async (route) => {
      const answer = await route.fetch();
      const lines = (await answer.json()) as { item: object }[];
      const json = lines.map((line) => ({ ...line, item: { ...line.item, generic_name: [long] } }));
      await route.fulfill({ response: answer, json });
    });
    await page.goto(aside);
    await openCart(page);
    const word = drawerOf(page).getByText(long);
    const count = drawerOf(page)
      .getByRole('button', { name: /^(Remove|Decrease|Fewer|One less)/ })
      .first();
    await expect(word).toBeVisible();
    const end = await word.evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect().right;
    });
    expect(end).toBeLessThanOrEqual((await count.boundingBox())?.x ?? 0);
  });
});

test('[CART-03] [CART-04] [CART-07] a line of the cart is changed, and counts towards free delivery', async ({
  page,
}) => {
  await arriveWithCart(page, cakeSlug, 1);
  await page.goto(aside);
  await openCart(page);
  // Over a page that is not the store's, it says whose items these are.
  await expect(drawerOf(page).getByRole('link', { name: 'La Isla' })).toHaveAttribute('href', /^\/store\//);
  const change = drawerOf(page).getByRole('button', { name: `Change ${cake}` });
  const stepper = stepperOf(page, cake);
  const more = stepper.getByRole('button', { name: 'One more' });
  await test.step('a line has a bin in place of minus at one', async () => {
    await expect(stepper.getByRole('button', { name: 'One less' })).toHaveCount(0);
    await expect(stepper.getByRole('button', { name: 'Delete' })).toBeVisible();
    await more.click();
    await expect(stepper.getByRole('status')).toHaveText('02');
    await expect(drawerOf(page).getByText('$420').first()).toBeVisible();
    await stepper.getByRole('button', { name: 'One less' }).click();
  });
  await test.step('its picture opens the edit view: the window that changes a line closes by Escape and by its button, with the focus on the line in the cart again, and Back does not bring it anew: nothing but Back closed it, then the focus was at the window’s beginning', async () => {
    const window = page.getByRole('dialog', { name: cake });
    const update = window.getByRole('button', { name: 'Update To Cart' });
    const ways = [
      () => page.keyboard.press('Escape'),
      () => window.getByRole('button', { name: 'Close' }).press('Enter'),
      async () => {
        await window.getByRole('button', { name: 'One more' }).press('Enter');
        await update.press('Enter');
      },
    ];
    for (const close of ways) {
      await change.press('Enter');
      await expect(update).toBeVisible();
      await close();
      await expect(update).toBeHidden();
      await expect(change).toBeFocused();
    }
    await change.click();
    await expect(update).toBeVisible();
    await page.goBack();
    await expect(update).toBeHidden();
    await expect(drawerOf(page)).toBeVisible();
    await page.goBack();
    await expect(drawerOf(page)).toBeHidden();
    await expect(update).toBeHidden();
  });
  await test.step('the bar tells the way to free delivery, and when it is reached', async () => {
    await openCart(page);
    const config = await (await page.request.get('/api/v1/config')).json();
    const over: number = config.free_delivery_over;
    const rest = (over - 420).toLocaleString('en');
    await expect(drawerOf(page).getByText(`$${rest} more for free delivery`)).toBeVisible();
    const bar = drawerOf(page).getByRole('progressbar');
    await expect(bar).toHaveAttribute('value', new RegExp(`^${Math.floor((420 / over) * 100)}`));
    for (let count = 2; count * 210 < over; count += 1) await more.click();
    await expect(drawerOf(page).getByText('You have reduced delivery charge')).toBeVisible();
    await expect(bar).toHaveAttribute('value', '100');
  });
});

test('[CART-05] an item of another store asks first: the first cart is kept, put aside and brought back, or a new one begins', async ({
  page,
}) => {
  await arriveWithCart(page, cakeSlug, 1);
  await page.goto('/store/artico-fast-sea-food');
  const add = page.getByRole('button', { name: `Add ${cola}` });
  const question = page.getByRole('alertdialog');
  await test.step('an item of another store asks first', async () => {
    await add.click();
    await expect(question).toContainText(
      'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
    );
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await openCart(page);
    await expect(stepperOf(page, cake)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toBeHidden();
  });
  await test.step('both carts may be kept: the first one is put aside, and comes back', async () => {
    await add.click();
    await question.getByRole('button', { name: 'Keep both' }).click();
    await expect(page.getByText('Your first cart is kept for later.')).toBeVisible();
    await openCart(page);
    const kept = drawerOf(page).getByRole('region', { name: 'Kept for later' });
    await expect(kept).toContainText(cake);
    await kept.getByRole('button', { name: /^Restore/ }).click();
    await expect(stepperOf(page, cake)).toBeVisible();
    await expect(kept).toContainText(cola);
    await kept.getByRole('button', { name: /^Discard the cart/ }).click();
    await expect(kept).toBeHidden();
    await drawerOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(drawerOf(page)).toBeHidden();
  });
  await test.step('confirmed, it begins a new cart', async () => {
    await add.click();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(
      page.getByText('Your cart has been cleared successfully. And selected item added to the cart.'),
    ).toBeVisible();
    await openCart(page);
    await expect(stepperOf(page, cola)).toBeVisible();
    await expect(drawerOf(page).getByText(cake)).toBeHidden();
  });
});

test('[CART-08] [CART-09] a guest with a cart is asked, and goes on as a guest, to sign in or to sign up', async ({
  page,
}) => {
  await arriveWithCart(page, cakeSlug);
  await page.goto(aside);
  const ask = async () => {
    await openCart(page);
    await drawerOf(page).getByRole('button', { name: 'Proceed To Checkout' }).click();
    return page.getByRole('dialog', { name: 'Do you want to login or continue as a guest?' });
  };
  const question = await ask();
  await expect(question).toContainText('history');
  await question.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/view=sign-in/);
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await page.keyboard.press('Escape');
  await (await ask()).getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/view=sign-up/);
  await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
  await page.keyboard.press('Escape');
  await (await ask()).getByRole('button', { name: 'Guest' }).click();
  await expect(page).toHaveURL(/\/checkout\?page=cart$/);
  await test.step('Back from a guest’s checkout leads to the cart: it asked anew whether to sign in', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await page.goBack();
    await expect(drawerOf(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
  await test.step('whoever signs up there goes on to the checkout, by way of the interests: they ended at home, with the cart closed', async () => {
    await drawerOf(page).getByRole('button', { name: 'Proceed To Checkout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
    const form = page.getByRole('dialog', { name: 'Sign Up' });
    await form.getByLabel('Name', { exact: true }).fill('Eva Blanco');
    const tag = Date.now();
    await form.getByLabel('Email').fill(`eva-${tag}@example.com`);
    await form.getByLabel('Phone').fill(`+598 94 ${String(tag).slice(-6)}`);
    await form.getByLabel('Password', { exact: true }).fill('correct horse');
    await form.getByLabel('Confirm password').fill('correct horse');
    await form.getByRole('checkbox').press('Space');
    await form.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await page.getByRole('link', { name: 'Skip', exact: true }).click();
    await expect(page).toHaveURL(/\/checkout\?page=cart$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  });
});
