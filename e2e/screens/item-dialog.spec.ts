import type { Locator, Page } from '@playwright/test';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { holdAnswer, holdFetch } from '../support/hold-answer.ts';
import { arriveWithCart } from '../support/ordering.ts';

// Dishes of the demo market: a pizza with both kinds of choices, a wine with a maximum of 4, a litre of beer sold
// from 18:00 on, a toast for the morning only, a bowl that requires 2 to 5 toppings.
const pizza = '/store/la-isla?view=item:la-isla-muzzarella';
const wine = '/store/la-isla?view=item:la-isla-tannat';
const beer = '/store/la-isla?view=item:la-isla-lager-litre';
const toast = '/store/the-lab-coffee-roasters?view=item:the-lab-coffee-roasters-avocado-toast';
const bowl = '/store/el-recanto?view=item:el-recanto-own-bowl';

const dialogOf = (page: Page) => page.getByRole('dialog');
const stepperOf = (page: Page, name: string) => dialogOf(page).getByRole('group', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
});

test('[ITEM-05] [ITEM-07] [ITEM-14] [ITEM-15] [SYS-12] choices and add-ons of a dish, each in the price, travel to the cart, and Back opens no view that was closed', async ({
  page,
}) => {
  await page.goto('/about-us');
  const details = page.waitForResponse(/\/api\/v1\/items\/details\/la-isla-muzzarella$/);
  await page.goto(pizza);
  const item = await (await details).json();
  const dialog = dialogOf(page);
  const cola = stepperOf(page, 'Cola 500 ml');
  const box = dialog.getByRole('checkbox', { name: /Cola/ });

  await test.step('an add-on waits until it is ticked and never falls below 0', async () => {
    await expect(cola.getByRole('button', { name: 'One more' })).toBeDisabled();
    await expect(cola.getByRole('button', { name: 'One less' })).toBeDisabled();
    await expect(dialog.getByText('$310 – $645')).toBeVisible();
    await box.check();
    await cola.getByRole('button', { name: 'One more' }).click();
    await expect(cola.getByRole('status')).toHaveText('02');
    await expect(dialog.getByText('$490')).toBeVisible();
    await cola.getByRole('button', { name: 'One less' }).click();
    await cola.getByRole('button', { name: 'Delete' }).click();
    await expect(cola.getByRole('status')).toHaveText('00');
    await expect(box).not.toBeChecked();
  });

  await test.step('an add-on deleted by keyboard leaves the focus at its box: it was lost, and Tab began the dialog anew', async () => {
    await box.check();
    await cola.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(box).not.toBeChecked();
    await expect(box).toBeFocused();
  });

  await test.step('a dish that an address began with is closed to its store', async () => {
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/store\/la-isla$/);
    await expect(dialog).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'Mozzarella pizza', exact: true }).click();
    await expect(dialog).toBeVisible();
  });

  await test.step('groups that must be chosen are asked for, and every choice shows in the price', async () => {
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(dialog.getByRole('group', { name: /Size/ }).getByRole('alert')).toHaveText('Choose one');
    await dialog.getByRole('radio', { name: 'Medium 32 cm' }).check();
    await dialog.getByRole('radio', { name: 'Cheese-filled edge' }).check();
    await expect(dialog.getByText('$530')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Classic' }).check();
    await dialog.getByRole('checkbox', { name: /Green olives/ }).check();
    await expect(dialog.getByText('$485')).toBeVisible();
  });

  await test.step('what is chosen is there again after Back and Forward: it was lost', async () => {
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goForward();
    await expect(dialog.getByRole('radio', { name: 'Classic' })).toBeChecked();
    await expect(dialog.getByText('$485')).toBeVisible();
  });

  await test.step('choices travel by the names of groups and labels, add-ons by id and count', async () => {
    expect(item.food_variations[0]).toMatchObject({ type: 'single', min: 1, max: 1, required: true });
    expect(item.food_variations[0].values[1]).toEqual({
      label: 'Medium 32 cm',
      optionPrice: 135,
      isSelected: false,
    });
    await dialog.getByRole('checkbox', { name: /Green olives/ }).uncheck();
    await dialog.getByRole('radio', { name: 'Large 40 cm' }).check();
    await box.check();
    const added = page.waitForRequest(/\/api\/v1\/customer\/cart\/add$/);
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    expect((await added).postDataJSON()).toMatchObject({
      item_id: item.id,
      model: 'Item',
      price: 560,
      quantity: 1,
      variation: [
        { name: 'Size', values: { label: ['Large 40 cm'] } },
        { name: 'Crust', values: { label: ['Classic'] } },
      ],
      add_on_ids: [item.add_ons[0].id],
      add_on_qtys: [1],
    });
    await expect(page.getByText('Item added to cart')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('views that were opened one over the other are closed together, and what was closed is not opened again by Back', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Wishlist' }).click();
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/store\/la-isla$/);
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/about-us$/);
  });
});

/** Opens an item's address on a phone; its dialog must stand where its waiting shape does. */
async function openOnPhone(page: Page, address: string): Promise<Locator> {
  await page.setViewportSize({ width: 360, height: 780 });
  const letGo = await holdFetch(page, '**/api/v1/items/details/**');
  await page.goto(address);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  const before = await dialog.boundingBox();
  await letGo();
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  const after = await dialog.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(8);
  await test.step('the button that closes it is within the picture: it bit off its corner', async () => {
    const button = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
    const picture = await dialog.locator('img').first().locator('..').boundingBox();
    if (!button || !picture) throw new Error('It is not drawn.');
    expect(button.y).toBeGreaterThan(picture.y);
    expect(button.x + button.width).toBeLessThan(picture.x + picture.width);
  });
  return dialog;
}

test('[ITEM-12] the window of a dish with choices stands on a phone where its waiting shape stood: it was another height', async ({
  page,
}) => {
  const dialog = await openOnPhone(page, pizza);
  const area = dialog.getByRole('group', { name: /Size/ }).locator('..');
  await test.step('the choices scroll in an area of at most 315 px, in the page’s own direction', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(area).toBeVisible();
    expect((await area.boundingBox())?.height ?? 999).toBeLessThanOrEqual(315);
  });
  await test.step('choices scroll down to the line above the actions, at 360, 768 and 1440 px: they were cut short of it', async () => {
    const actions = stepperOf(page, 'Mozzarella pizza').locator('..');
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 760 });
      const gap = async () => {
        const [above, below] = [await area.boundingBox(), await actions.boundingBox()];
        return Math.abs((above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0));
      };
      await expect.poll(gap, `${width} px`).toBeLessThan(0.5);
    }
  });
});

test('[ITEM-01] [ITEM-08] [ITEM-10] [CART-06] [NAV-04] [SYS-12] [SYS-14] the window of a drink without any choices stands on a phone where its waiting shape stood: it was another height', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/items/details/la-isla-tannat')) asked += 1;
  });
  const dialog = await openOnPhone(page, wine);
  const stepper = stepperOf(page, 'Tannat red wine 375 ml');
  await test.step('one that says nothing of what some may not eat has no heading for it, and its store’s name does not lead to where one is', async () => {
    await expect(dialog.getByRole('heading', { name: 'Tannat red wine 375 ml' })).toBeVisible();
    await expect(dialog.getByText('Allergic Ingredients')).toHaveCount(0);
    await expect(dialog.getByText('La Isla')).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveCount(0);
  });
  await test.step('two digits, no fewer than one, no more than the limit', async () => {
    await expect(stepper.getByRole('status')).toHaveText('01');
    const less = stepper.getByRole('button', { name: 'One less' });
    await expect(less).toBeDisabled();
    // A press that reaches the end leaves the focus on its button, where one too many does nothing: it added one.
    await stepper.getByRole('button', { name: 'One more' }).press('Enter');
    await less.press('Enter');
    await expect(less).toBeDisabled();
    await expect(less).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(stepper.getByRole('status')).toHaveText('01');
    for (const shown of ['02', '03', '04']) {
      await stepper.getByRole('button', { name: 'One more' }).click();
      await expect(stepper.getByRole('status')).toHaveText(shown);
    }
    await stepper.getByRole('button', { name: 'One more' }).click();
    await expect(page.getByText('Out of Limits')).toBeVisible();
    await expect(stepper.getByRole('status')).toHaveText('04');
  });
  await test.step('the dialog keeps what it has loaded', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Tannat red wine 375 ml', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    expect(asked).toBe(1);
  });
  await test.step('the late answer to a dish that was closed meanwhile closes no other', async () => {
    const held = await holdAnswer(page, '**/customer/cart/add');
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'Mozzarella pizza', exact: true }).click();
    await expect(dialog).toBeVisible();
    held.letGo();
    await expect(page.getByText('Item added to cart')).toBeVisible();
    await expect(page).toHaveURL(/view=item%3Ala-isla-muzzarella/);
    await expect(dialog.getByRole('heading', { name: 'Mozzarella pizza' })).toBeVisible();
  });
});

test('[ITEM-07] a group of several takes no fewer than its minimum and no more than its maximum', async ({
  page,
}) => {
  await page.context().clearCookies();
  await page.addInitScript(() => localStorage.clear());
  await page.goto(bowl);
  const dialog = dialogOf(page);
  const toppings = dialog.getByRole('group', { name: /toppings/ });
  await toppings.getByRole('checkbox', { name: /Cherry/ }).check();
  for (const single of await dialog
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all())
    await single.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toppings.getByRole('alert')).toHaveText('Choose between 2 and 5');
  for (const name of [/pumpkin/, /Chickpeas/, /Cucumber/, /Avocado/])
    await toppings.getByRole('checkbox', { name }).check();
  await expect(toppings.getByRole('alert')).toBeHidden();
  await expect(toppings.getByRole('checkbox', { name: /Salmon/ })).toBeDisabled();
});

test('[ITEM-06] [ITEM-09] [CHK-11] outside its hours a dish is for later where the store takes orders for later, else not to be had', async ({
  page,
}) => {
  await page.goto(beer);
  await expect(dialogOf(page).getByText('Offered from 18:00 to 02:00: order it now for later')).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Add for later' })).toBeEnabled();
  await page.goto(toast);
  await expect(dialogOf(page).getByText(/^Offered from/)).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Not available now' })).toBeDisabled();
  await test.step('what is offered on certain days only is ordered at once, at the checkout of a campaign', async () => {
    await page.route('**/api/v1/items/details/la-isla-tannat', async (route) => {
      const answer = await route.fetch();
      const json = { ...(await answer.json()), available_date_starts: '2026-01-01' };
      await route.fulfill({ response: answer, json });
    });
    await page.goto(wine);
    await dialogOf(page).getByRole('button', { name: 'Order Now' }).click();
    await expect(page).toHaveURL(/\/checkout\?page=campaign$/);
    await expect(page.getByRole('list', { name: 'Your order' })).toContainText('Tannat red wine 375 ml');
  });
});

test('[ITEM-08] no more than there is, and what is gone cannot be had', async ({ page }) => {
  let stock = 2;
  await page.route('**/api/v1/items/details/la-isla-tannat', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), stock } });
  });
  await page.goto(wine);
  const stepper = stepperOf(page, 'Tannat red wine 375 ml');
  await stepper.getByRole('button', { name: 'One more' }).click();
  await stepper.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('Out of Stock')).toBeVisible();
  await expect(stepper.getByRole('status')).toHaveText('02');
  stock = 0;
  await page.reload();
  await expect(dialogOf(page).getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  await expect(stepper.getByRole('button', { name: 'One more' })).toBeDisabled();
});

test('[ITEM-01] a dish says what it is made of and what in it some may not eat; a name longer than the dialog is wide breaks, and nothing of it is cut off', async ({
  page,
}) => {
  const word = 'Rinderkennzeichnungsfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
  await page.setViewportSize({ width: 360, height: 760 });
  await page.route('**/api/v1/items/details/la-isla-muzzarella*', async (route) => {
    const answer = await route.fetch();
    const said = { nutritions_name: ['Energy 250 kcal'], allergies_name: ['Gluten', 'Milk'] };
    const named = { name: word, store_name: word };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...said, ...named } });
  });
  await page.goto(pizza);
  for (const [name, value] of [
    ['Nutrition Details', 'Energy 250 kcal'],
    ['Allergic Ingredients', 'Gluten, Milk'],
  ] as const) {
    await expect(dialogOf(page).getByText(name, { exact: true })).toBeVisible();
    await expect(dialogOf(page).getByText(value)).toBeVisible();
  }
  const names = dialogOf(page).getByText(word).and(page.locator(':not(.visually-hidden)'));
  await expect(names.first()).toBeVisible();
  const edge = await dialogOf(page).evaluate((dialog) => dialog.getBoundingClientRect().right);
  for (const name of await names.all()) {
    const right = await name.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().right;
    });
    expect(right).toBeLessThanOrEqual(edge);
  }
});

test('[ITEM-10] [NAV-04] the store’s name leads to the store, by a link as high as a finger is wide: a press just beside its 21 px was lost', async ({
  page,
}) => {
  await page.goto('/about-us?view=item:la-isla-tannat');
  const link = dialogOf(page).getByRole('link', { name: 'La Isla' });
  const { height } = (await link.boundingBox()) ?? { height: 0 };
  for (const y of [height / 2 - 21, height / 2 + 21])
    await link.click({ position: { x: 10, y }, trial: true, timeout: 5_000 });
  await link.click();
  await expect(page).toHaveURL(
    /\/store\/[0-9a-f]{8}-[0-9a-f-]+\?module_id=[^&]+&module_type=food&store_zone_id=/,
  );
  await expect(page.getByRole('heading', { level: 1, name: 'La Isla' })).toBeVisible();
});

test('[CART-06] a dish opened before the cart is known takes the quantity of its line when it is', async ({
  page,
}) => {
  await arriveWithCart(page, 'la-isla-tannat', 3);
  const stepper = stepperOf(page, 'Tannat red wine 375 ml');
  const answer = await holdFetch(page, '**/customer/cart/list*');
  await page.goto(wine);
  await expect(dialogOf(page).getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await expect(stepper.getByRole('status')).toHaveText('01');
  await answer();
  await expect(dialogOf(page).getByRole('button', { name: 'Update To Cart' })).toBeVisible();
  await expect(stepper.getByRole('status')).toHaveText('03');
});
