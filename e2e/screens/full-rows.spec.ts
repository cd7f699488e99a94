import type { Locator, Page } from '@playwright/test';
import { arriveWithTripCart } from '../support/book-trip.ts';
import { freeVehicles } from '../support/free-vehicles.ts';
import { lettered } from '../support/lettered.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveSignedIn, arriveWithCart, arriveWithContact } from '../support/ordering.ts';
import { rowsOf } from '../support/rows-of.ts';
import { languages, reword, speak } from '../support/speak.ts';
import { textsOf } from '../support/texts.ts';

const main = (page: Page) => page.getByRole('main');

test('every row of a menu ends where the page ends, at 768, 1180 and 1440 px, sections of one dish side by side under their own headings in one line: one dish left two thirds of it empty', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  // Sections of one to nine dishes, short ones side by side.
  for (const store of ['montecristo', 'artico-fast-sea-food', 'bosque-bambu']) {
    await page.goto(`/store/${store}`);
    for (const width of [768, 1180, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // A width relative to the window's follows it a moment later.
      const rows = () => rowsOf(main(page).getByRole('article'));
      await expect.poll(async () => [...new Set(await rows())], `${store}, ${width} px`).toHaveLength(1);
      expect((await rows()).length).toBeGreaterThan(4);
    }
  }
  // The last store, in the widest window.
  const heading = (name: string) => main(page).getByRole('heading', { name, exact: true, level: 2 });
  const [soups, desserts] = [
    await heading('Soups and stews').boundingBox(),
    await heading('Desserts').boundingBox(),
  ];
  expect(desserts?.y).toBe(soups?.y);
  expect(desserts?.x).toBeGreaterThan(soups?.x ?? 0);
});

test('one campaign has the row of its page, its words beside its picture: it left two thirds of it empty', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/campaigns');
  const campaigns = main(page).getByRole('list', { name: 'Campaigns' });
  const cards = campaigns.getByRole('article');
  await expect(cards).toHaveCount(1);
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // A width relative to the window's follows it a moment later.
    const lacking = async () =>
      ((await campaigns.boundingBox())?.width ?? Number.NaN) - ((await cards.boundingBox())?.width ?? 0);
    await expect.poll(lacking, `${width} px`).toBe(0);
    const [words, picture] = await Promise.all([
      cards.getByRole('heading').boundingBox(),
      cards.locator('img').boundingBox(),
    ]);
    expect(words?.x, `${width} px`).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  }
  await test.step('its picture is cropped away from its subject: a leaf of its broccoli was cut off', () =>
    expect(cards.locator('img')).toHaveCSS('object-position', '100% 50%'));
});

test('four stores share a row of a wide page: three left the fourth alone', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 900 });
  await arriveAs(page, { language: 'en', location: centre, module: 'pharmacy' });
  await page.goto('/home');
  const stores = main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link') });
  await expect(stores).toHaveCount(4);
  expect(await rowsOf(stores)).toHaveLength(1);
});

test('eight stores fill two rows of a wide page: three columns left the place after the eighth empty', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 900 });
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/home');
  const stores = main(page).getByRole('region', { name: 'All stores' }).getByRole('article');
  await expect(stores).toHaveCount(8);
  const rows = await rowsOf(stores);
  expect(rows).toHaveLength(2);
  expect([...new Set(rows)]).toHaveLength(1);
});

test('kinds of parcel end where the page ends, and so do the steps below them: the last place of each stood empty', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'parcel' });
  await page.goto('/home');
  const kinds = main(page).getByRole('region', { name: 'What do you want to send?' }).getByRole('listitem');
  const steps = main(page).getByRole('region', { name: 'How it works' }).getByRole('listitem');
  await expect(kinds).toHaveCount(7);
  for (const width of [600, 768, 1024, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // A width relative to the window's follows it a moment later.
    const rows = async () => [...new Set([...(await rowsOf(kinds)), ...(await rowsOf(steps))])];
    await expect.poll(rows, `${width} px`).toHaveLength(1);
  }
});

const middleOf = async (one: Locator): Promise<number> => {
  const { y, height } = (await one.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return Math.round(y + height / 2);
};

/** How far the other begins below the one. */
const apart = async (one: Locator, other: Locator): Promise<number> =>
  ((await other.boundingBox())?.y ?? Number.NaN) - ((await one.boundingBox())?.y ?? Number.NaN);

test('a checkout on a phone, in four languages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await arriveAs(page, { language: 'en', location: centre });
  await arriveWithContact(page);
  await arriveWithCart(page, 'la-isla-martin-fierro', 4);
  await page.goto('/checkout?page=cart');
  await lettered(page);
  await test.step('what to do if a good is sold out is chosen beside its name, whether that is long or short: below the long ones', async () => {
    const name = 'Cheese with quince paste';
    const row = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('combobox', { name }) });
    const [said, chosen] = [row.getByText(name, { exact: true }).first(), row.getByRole('combobox')];
    expect(Math.abs((await middleOf(said)) - (await middleOf(chosen)))).toBeLessThan(2);
  });
  await test.step('a coupon’s button begins where its box does, with larger text, too: it began a pixel below, and with that above', async () => {
    const box = main(page).getByRole('textbox', { name: 'Coupon code' }).locator('..');
    const apply = main(page).getByRole('button', { name: 'Apply' });
    for (const size of ['130%', '100%']) {
      await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
      expect(await apart(box, apply), size).toBe(0);
    }
  });
  const tips = main(page).getByRole('group', { name: 'Tip for the courier' }).getByRole('button');
  await expect(tips).toHaveCount(5);
  for (const language of languages)
    await test.step(`tips fill their rows on a phone: the last one stood alone below the others: ${language}`, async () => {
      await speak(page, language);
      const { noTip, ownTip } = textsOf('checkout', language);
      await reword(tips.first(), noTip);
      await reword(tips.last(), ownTip);
      const rows = await rowsOf(tips);
      expect(rows).toHaveLength(2);
      expect([...new Set(rows)]).toHaveLength(1);
    });
});

test('the three details of an address fill their rows on a phone: the floor stood alone beside an empty place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await arriveAs(page, { language: 'en', location: centre });
  await arriveSignedIn(page);
  await page.goto('/profile?page=addresses&view=address:new');
  const details = page.getByRole('textbox', { name: /^(Street number|House number|Floor)$/ });
  await expect(details).toHaveCount(3);
  await lettered(page);
  const rows = await rowsOf(details);
  expect(rows).toHaveLength(2);
  expect([...new Set(rows)]).toHaveLength(1);
  await test.step('with text of twice the size each has a line, and their boxes are of one height: the floor’s grew with the wrapped label beside it', async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const heights = async () =>
      details.evaluateAll((inputs) => inputs.map((input) => input.parentElement?.clientHeight ?? 0));
    await expect.poll(async () => new Set(await heights()).size).toBe(1);
    const label = page.getByText('House number', { exact: true });
    expect((await label.boundingBox())?.height).toBeLessThan(48);
  });
});

test('the button that adds a vehicle ends where its card does, whether or not the price was lowered: such a price sent it below, to the other edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // A cart by the hour: such prices are the longest.
  const [vehicle] = await freeVehicles(page);
  await arriveWithTripCart(page, vehicle?.id ?? '', 3);
  await page.goto('/home');
  await lettered(page);
  // The cart is asked for once somebody uses the page.
  await page.mouse.wheel(0, 400);
  const best = main(page).getByRole('region', { name: 'Best rated' });
  await expect(best.getByText('per hour').first()).toBeVisible();
  await expect(best.getByText('Price before:').first()).toBeAttached();
  const buttons = best.getByRole('button', { name: /^Add/ });
  await expect(buttons.first()).toBeVisible();
  const gaps = await buttons.evaluateAll((shown) =>
    shown.map((button) => {
      const end = button.closest('article')?.getBoundingClientRect().right ?? Number.NaN;
      return Math.round(end - button.getBoundingClientRect().right);
    }),
  );
  expect([...new Set(gaps)]).toEqual([16]);
});

test('the stepper of a vehicle shares its row with the button that adds it once more: it stood alone above it', async ({
  page,
}) => {
  const [vehicle] = await freeVehicles(page);
  await arriveWithTripCart(page, vehicle?.id ?? '', 3);
  for (const width of [360, 1180]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/rental/vehicle-details/${vehicle?.slug}`);
    // The cart is asked for once somebody uses the page.
    await page.mouse.wheel(0, 20);
    const again = main(page).getByRole('button', { name: /^Add once more/ });
    await expect(again).toBeVisible();
    const more = main(page).getByRole('button', { name: 'One more' }).first();
    expect(await middleOf(again), `${width} px`).toBe(await middleOf(more));
  }
});

test('below the picture of a vehicle its reviews begin where its name does: a narrower calendar moved them', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  await page.goto('/rental/vehicle-details/alquiler-de-bicicletas-rambla');
  const startOf = async (name: string) =>
    (await main(page).getByRole('heading', { name, exact: true }).boundingBox())?.x;
  for (const width of [1024, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await startOf('Reviews'), `${width} px`).toBe(await startOf('Pedalia Rambla'));
  }
  await test.step('on a phone the headings below a vehicle’s name are smaller than it: they were as large', async () => {
    await page.setViewportSize({ width: 360, height: 760 });
    const sizes = (level: number) =>
      main(page)
        .getByRole('heading', { level })
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    await expect.poll(() => sizes(1)).toEqual([24]);
    expect(Math.max(...(await sizes(2)))).toBeLessThan(24);
  });
});

test('four vehicles of one provider fill the row of a wide page: they left a quarter of a card empty', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  await page.goto('/rental/vehicle-details/alquiler-de-bicicletas-rambla');
  const strip = main(page).getByRole('region', { name: /^More from/ });
  await expect(strip.getByRole('article')).toHaveCount(4);
  const [cards] = await rowsOf(strip.getByRole('article'));
  const [whole] = await rowsOf(strip);
  expect(cards).toBe(whole);
});

test('a store’s hours and its chat share a row of a phone and of a tablet', async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/store/la-isla');
  const hours = main(page).locator('summary').first();
  const chat = main(page).locator('a[href*="page=inbox"]').first();
  await lettered(page);
  await expect(hours).toHaveText('Open');
  // A page that changes its width is drawn anew: once for all languages.
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 });
    for (const language of languages)
      await test.step(`${language}, ${width} px`, async () => {
        await speak(page, language);
        await reword(hours, textsOf('store', language)['open']);
        await reword(chat, textsOf('chat', language)['withStore']);
        await expect.poll(() => apart(hours, chat)).toBe(0);
      });
  }
  await test.step('so do they where it closes today: the chat stood alone below', async () => {
    await speak(page, 'en');
    await reword(hours, textsOf('store', 'en')['openUntil']?.replace('{time}', '18:30'));
    await reword(chat, textsOf('chat', 'en')['withStore']);
    for (const width of [768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => apart(hours, chat), `${width} px`).toBe(0);
    }
  });
  await test.step('and on the page of a provider: its chat stood alone below', async () => {
    await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
    await page.goto('/rental/provider-details/alquiler-de-bicicletas');
    await expect(main(page).locator('summary').first()).toHaveText(/^Open/);
    await expect.poll(() => apart(hours, chat)).toBe(0);
  });
});
