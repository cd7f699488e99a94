import type { Locator, Page } from '@playwright/test';
import { lettered } from '../support/lettered.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveSignedIn } from '../support/shopping.ts';
import { hydrated } from '../support/hydrated.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 760 };
const main = (page: Page) => page.getByRole('main');

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
}

const endOf = ({ x, width }: Box): number => Math.round(x + width);

test('the picture of a good ends where what is told beside it ends: a gap of a third of it was below', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await arriveAs(page, { language: 'en', location: centre, module: 'pharmacy' });
  await page.goto('/product/drogueria-montevideo-plasters');
  const bottomOf = async (part: Locator): Promise<number> => {
    const { y, height } = await boxOf(part);
    return y + height;
  };
  const picture = await bottomOf(main(page).getByRole('region', { name: /^Pictures of/ }));
  const told = await bottomOf(main(page).getByRole('button', { name: 'Add to Cart' }));
  expect(Math.abs(picture - told)).toBeLessThan(32);
});

test('no page of a list leaves its last row short: five columns of twelve left two, eight likely goods four', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/items/popular');
  const list = main(page)
    .getByRole('list')
    .filter({ has: page.getByRole('article') });
  const columns = () => list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  for (const width of [360, 560, 768, 1024, 1180, 1366, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => 12 % (await columns()), `${width} px`).toBe(0);
  }
  await page.goto('/home?q=zzzzqqqq');
  await expect(main(page).getByRole('article')).toHaveCount(12);
});

test('two banners end where the page ends: they left a gap of a tenth of it', async ({ page }) => {
  await page.setViewportSize(wide);
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/home');
  const banners = page.getByRole('region', { name: 'Offers' }).getByRole('listitem');
  const stores = page.getByRole('list').filter({ has: page.getByRole('article') });
  await expect(banners).toHaveCount(2);
  const ends = await Promise.all((await stores.all()).map(async (row) => endOf(await boxOf(row))));
  expect(ends).toContain(endOf(await boxOf(banners.last())));
});

for (const language of ['en', 'fr', 'nl', 'ar'] as const) {
  test(`what is recommended on a menu says so in one line: ${language}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await arriveAs(page, { language, location: centre });
    await page.goto('/store/sin-pretensiones');
    const words = { en: 'Recommended', fr: 'Recommandé', nl: 'Aanbevolen', ar: 'موصى به' };
    const mark = main(page).getByRole('article').getByText(words[language], { exact: true }).first();
    await lettered(page);
    expect((await boxOf(mark)).height).toBeLessThan(28);
  });
}

test('the same medicine of two pharmacies is told apart on a phone: their names were cut', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await arriveAs(page, { language: 'en', location: centre, module: 'pharmacy' });
  await page.goto('/condition/headache');
  const notes = main(page)
    .getByRole('article')
    .getByText(/^\W*\d+ tablets\W+\w/);
  await expect(notes.first()).toBeVisible();
  const cut = await notes.evaluateAll((all) =>
    all.filter((note) => note.scrollHeight > note.clientHeight).map((note) => note.textContent),
  );
  expect(cut).toEqual([]);
});

test('a lowered price of a tile stands above the earlier one on a phone: whether both fit one line changed when the font came', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await arriveAs(page, { language: 'en', location: centre, module: 'ecommerce' });
  await page.goto('/brand/rambla');
  const earlier = main(page).getByRole('article').locator('s');
  await expect(earlier.first()).toBeVisible();
  const drops = await earlier.evaluateAll((all) =>
    all.map(
      (was) =>
        was.getBoundingClientRect().top - (was.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
    ),
  );
  expect(Math.min(...drops)).toBeGreaterThanOrEqual(-4);
});

test('the heart of a store stands on the line of its name, and the head of a store says its reviews once: what says them opens them', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/store/sin-pretensiones');
  const name = await boxOf(main(page).getByRole('heading', { level: 1 }));
  const heart = await boxOf(
    main(page)
      .getByRole('button', { name: /wishlist|favourite/i })
      .first(),
  );
  const middleOf = ({ y, height }: Box): number => y + height / 2;
  expect(Math.abs(middleOf(name) - middleOf(heart))).toBeLessThan(2);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(main(page).getByText(/Reviews/)).toHaveCount(1);
  await main(page)
    .getByRole('button', { name: /Reviews/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Reviews' })).toBeVisible();
});

test('a banner says its words beside what it shows, and mirrors no picture in Arabic', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const module of ['food', 'rental'] as const) {
    await page.context().clearCookies();
    await arriveAs(page, { language: 'ar', location: centre, module });
    await page.goto(`/home?from=${module}`);
    const banner = page.getByRole('region', { name: 'العروض' }).getByRole('listitem').first();
    const words = await boxOf(banner.locator('span[dir=auto]'));
    const whole = await boxOf(banner);
    // Where the banner's picture begins.
    const share = module === 'rental' ? 0.52 : 0.6;
    expect((words.x + words.width - whole.x) / whole.width, module).toBeLessThan(share);
    const turned = (element: Element) => getComputedStyle(element).transform;
    expect(await banner.locator('img').evaluate(turned)).toBe('none');
    expect(await banner.locator('span:has(> img)').evaluate(turned)).toBe('none');
  }
});

test('pictures are taken back at night, and on paper nothing is', async ({ page }) => {
  const shown = () =>
    main(page)
      .locator('article img')
      .first()
      .evaluate((image) => getComputedStyle(image).filter);
  await arriveAs(page, { language: 'en', location: centre, theme: 'dark' });
  await page.goto('/store/popular');
  expect(await shown()).toContain('brightness');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(shown).toBe('none');
});

test('what customers say of a vehicle is summed up as it is of an item: in a figure, stars and named bars', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  await page.goto('/rental/provider-details');
  await main(page).getByRole('article').first().getByRole('link').first().click();
  const bars = main(page).getByRole('progressbar');
  await expect(bars).toHaveCount(5);
  await expect(bars.first()).toHaveAccessibleName(/^5 stars: \d+$/);
  // Figure, bar and count are on one line.
  expect((await boxOf(bars.first().locator('..'))).height).toBeLessThan(32);
});

test('the reference of an application has the width of its page', async ({ page }) => {
  await page.setViewportSize(phone);
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/partner-application');
  const field = await boxOf(page.getByRole('textbox', { name: 'Reference' }).locator('..'));
  expect(field.width).toBeGreaterThan(phone.width - 40);
});

test('lines of an Arabic heading keep apart: letters of one reached into the next', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const language of ['ar', 'en'] as const) {
    await page.context().clearCookies();
    await arriveAs(page, { language, location: centre });
    await page.goto(`/?language=${language}`);
    const heading = main(page).getByRole('heading', { level: 1 });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const leading = await heading.evaluate((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    });
    if (language === 'ar') expect(leading).toBeGreaterThanOrEqual(1.3);
    else expect(leading).toBeLessThan(1.2);
  }
});

test('weekdays of the calendar do not run into each other in Arabic on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await arriveAs(page, { language: 'ar', location: centre, module: 'rental' });
  await page.goto('/rental/vehicle-search?all_category=1');
  await main(page).getByRole('article').first().getByRole('link').first().click();
  const days = main(page).getByRole('columnheader');
  await expect(days).toHaveCount(7);
  await lettered(page);
  const room = await days.evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return cell.getBoundingClientRect().width - range.getBoundingClientRect().width;
    }),
  );
  expect(Math.min(...room)).toBeGreaterThan(4);
});

test('a phone on its side shows the name beside the picture: a cover of its whole width was all there was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await arriveAs(page, { language: 'en', location: centre });
  for (const path of ['/store/sin-pretensiones', '/product/mobelstore-mate-set']) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  }
});

test('on a very wide screen the modules stand beside the page, not at the edge of the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/store/popular');
  const side = page.getByRole('navigation', { name: 'Modules' });
  const list = main(page)
    .getByRole('list')
    .filter({ has: page.getByRole('article') });
  const gap = (await boxOf(list)).x - endOf(await boxOf(side));
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(40);
});

test('at twice the size of text a banner keeps its words whole', async ({ page }) => {
  await page.setViewportSize(phone);
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/home');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const banner = page.getByRole('region', { name: 'Offers' }).getByRole('listitem').first();
  const [words, whole] = [await boxOf(banner.locator('span[dir=auto]')), await boxOf(banner)];
  expect(words.y).toBeGreaterThanOrEqual(whole.y);
  expect(words.y + words.height).toBeLessThanOrEqual(whole.y + whole.height);
});

test('tiles of interests side by side are of one height: a name of two lines made its own taller', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await arriveAs(page, { language: 'en', location: centre });
  await arriveSignedIn(page);
  await page.goto('/interest');
  const seafood = main(page).getByRole('button', { name: 'Fish and seafood' });
  const chicken = main(page).getByRole('button', { name: 'Chicken' });
  const [one, other] = [await boxOf(seafood), await boxOf(chicken)];
  expect(one.y).toBe(other.y);
  expect(one.height).toBe(other.height);
});

test('a form that tracks says at its fields what is missing: a browser’s own bubble showed one at a time', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  for (const [path, name] of [
    ['/track-order', 'Order number'],
    ['/track-trip', 'Trip number'],
  ] as const) {
    await page.goto(path);
    const [number, phone] = [main(page).getByLabel(name), main(page).getByLabel(/^Phone/)];
    await hydrated(number);
    await phone.fill('1');
    await phone.press('Enter');
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription(/^Please enter your (order|trip) number/);
    await expect(phone).toHaveAccessibleDescription(/^Please enter a phone number/);
    await number.fill('1000');
    await expect(number).toHaveAccessibleDescription('');
  }
});

test('help and the profile end where the page ends, and a long text has its headings beside it: half of a wide page was empty', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/help-and-support');
  const footer = page.getByRole('contentinfo');
  const pageEnd = endOf(await boxOf(footer.getByRole('button', { name: 'Subscribe' })));
  expect(endOf(await boxOf(main(page).locator('section').last()))).toBe(pageEnd);
  await arriveSignedIn(page);
  for (const name of ['profile-settings', 'wallet', 'notifications']) {
    await page.goto(`/profile?page=${name}`);
    // Top-level sections only: within one, 'Nothing here yet' is a narrower section of its own.
    const cards = main(page).locator('section:not(section section)');
    await expect(cards.last()).toBeVisible();
    await expect.poll(async () => endOf(await boxOf(cards.last())), name).toBe(pageEnd);
  }
  await page.goto('/terms-and-conditions');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  expect(endOf(await boxOf(contents))).toBe(pageEnd);
  await contents.getByRole('link', { name: 'Changes' }).click();
  await expect(main(page).getByRole('heading', { name: 'Changes' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(phone);
  await expect(contents).toBeHidden();
});

test('what customers say of a vehicle stands beside its calendar: half of the row was empty', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  await page.goto('/rental/vehicle-search?all_category=1');
  await main(page).getByRole('article').first().getByRole('link').first().click();
  const calendar = await boxOf(main(page).getByRole('region', { name: 'When it is free' }));
  const reviews = await boxOf(main(page).getByRole('region', { name: 'Reviews' }));
  expect(reviews.y).toBe(calendar.y);
  expect(reviews.x).toBeGreaterThan(endOf(calendar));
});

test('the home of rentals says on a phone the whole place a trip begins at, and leads to its lists at the edge of the page', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  await page.goto('/home');
  const place = main(page).getByText(centre.text, { exact: true }).first();
  await lettered(page);
  const lacking = await place.evaluate((words) => [
    words.scrollWidth - words.clientWidth,
    words.scrollHeight - words.clientHeight,
  ]);
  expect(Math.max(...lacking)).toBe(0);
  const all = await boxOf(main(page).getByRole('link', { name: 'View all' }).first());
  expect(endOf(all)).toBeGreaterThanOrEqual(phone.width - 20);
});

test('nothing but its heart and its badges lies over a vehicle: the quick view covered its wheels', async ({
  page,
}) => {
  await arriveAs(page, { language: 'fr', location: centre, module: 'rental' });
  await page.goto('/rental/vehicle-search?all_category=1');
  const card = main(page).getByRole('article').first();
  const picture = await boxOf(card.locator('img'));
  const quick = await boxOf(card.getByRole('button', { name: /^Aperçu rapide/ }));
  expect(quick.y).toBeGreaterThanOrEqual(picture.y + picture.height);
});

test('who lets vehicles reads of vehicles, not of a shop', async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/provider-registration');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/Rent out vehicles/);
  await expect(main(page).getByText(/\bshop\b|\borders\b/)).toHaveCount(0);
});

test('a button of two lines keeps them off its edges', async ({ page }) => {
  await page.setViewportSize(phone);
  await arriveAs(page, { language: 'fr', location: centre });
  await arriveSignedIn(page);
  await page.goto('/loyalty-points');
  const action = main(page).getByRole('link', { name: 'Trouver quelque chose de bon' });
  await lettered(page);
  const [words, button] = [await boxOf(action.locator('span')), await boxOf(action)];
  expect(words.height).toBeGreaterThan(24);
  expect(words.y - button.y).toBeGreaterThanOrEqual(8);
});

for (const language of ['en', 'fr', 'nl', 'ar'] as const) {
  test(`names of categories keep to their tiles on a phone, so that none runs into the next: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    for (const module of ['food', 'grocery', 'pharmacy', 'ecommerce'] as const) {
      await page.context().clearCookies();
      await arriveAs(page, { language, location: centre, module });
      await page.goto(`/categories?from=${module}`);
      const tiles = main(page).getByRole('listitem');
      await expect(tiles.first()).toBeVisible();
      await lettered(page);
      const wider = await tiles.evaluateAll((all) =>
        all
          .filter((tile) => {
            const words = document.createRange();
            words.selectNodeContents(tile.querySelector('a > span:last-child') ?? tile);
            return words.getBoundingClientRect().width > tile.getBoundingClientRect().width;
          })
          .map((tile) => tile.textContent),
      );
      expect(wider, module).toEqual([]);
    }
  });
}

test('a bound of prices below nothing is none: a browser’s own bubble refused it', async ({ page }) => {
  // Low enough to keep the list's end out of sight: it would load more, and say so in the address.
  await page.setViewportSize({ width: 360, height: 420 });
  await arriveAs(page, { language: 'en', location: centre, module: 'ecommerce' });
  await page.goto('/items/popular');
  const price = main(page).getByRole('button', { name: 'Price', exact: true });
  await hydrated(price);
  await price.click();
  await page.getByRole('textbox', { name: 'From' }).fill('-5');
  const to = page.getByRole('textbox', { name: 'To', exact: true });
  await to.fill('900');
  await to.press('Enter');
  await expect(page).toHaveURL(/\/items\/popular\?max_price=900$/);
});

test('a page fills a phone before it has come, so that what comes moves no footer: notifications did', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await arriveAs(page, { language: 'en', location: centre });
  for (const path of ['/not-a-page', '/settings']) {
    await page.goto(path);
    expect((await boxOf(page.getByRole('contentinfo'))).y).toBeGreaterThanOrEqual(phone.height);
  }
});

for (const language of ['en', 'fr', 'nl', 'ar'] as const) {
  test(`the search of a phone says whole what it finds, and asked for nothing it waits in its field: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await arriveAs(page, { language, location: centre });
    await page.goto('/home');
    const box = main(page).getByRole('combobox').first();
    const form = main(page).getByRole('search');
    await hydrated(box);
    await lettered(page);
    const lacking = await box.evaluate((input: HTMLInputElement) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('Nothing measures here.');
      pen.font = font;
      const room =
        input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      return pen.measureText(input.placeholder).width - room;
    });
    expect(lacking).toBeLessThanOrEqual(0);
    const button = form.getByRole('button').last();
    // As high as the field's box.
    expect((await boxOf(button)).height).toBe((await boxOf(box.locator('..'))).height);
    await button.click();
    await expect(box).toBeFocused();
    await expect(page).toHaveURL(/\/home$/);
  });
}
