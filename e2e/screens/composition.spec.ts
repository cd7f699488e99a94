import type { Locator, Page } from '@playwright/test';
import { lettered } from '../support/lettered.ts';
import { textsOf } from '../support/texts.ts';
import { arriveWithTripCart } from '../support/book-trip.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { freeVehicles } from '../support/free-vehicles.ts';
import { arriveSignedIn, wireIn } from '../support/shopping.ts';
import { hydrated } from '../support/hydrated.ts';
import { rowsOf } from '../support/rows-of.ts';
import { languages, speak } from '../support/speak.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 760 };
const phoneOnItsSide = { width: 740, height: 360 };
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
  await test.step('at 200 % zoom of a laptop three items share a row, as on a tablet: four broke their prices into three lines', async () => {
    await page.setViewportSize({ width: 720, height: 450 });
    await expect.poll(columns).toBe(3);
  });
  await page.goto('/home?q=zzzzqqqq');
  await expect(main(page).getByRole('article')).toHaveCount(12);
});

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
    if (name !== 'profile-settings') continue;
    await test.step('a picture is chosen with one button: the field behind it was heard as a second', () =>
      expect(page.getByRole('button', { name: 'Change picture' })).toHaveCount(1));
  }
  await page.goto('/terms-and-conditions');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  expect(endOf(await boxOf(contents))).toBe(pageEnd);
  await contents.getByRole('link', { name: 'Changes' }).click();
  await expect(main(page).getByRole('heading', { name: 'Changes' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(phone);
  await expect(contents).toBeHidden();
});

test('who lets vehicles reads of vehicles, not of a shop', async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/provider-registration');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/Rent out vehicles/);
  await expect(main(page).getByText(/\bshop\b|\borders\b/)).toHaveCount(0);
  await test.step('the one picture of who lets vehicles reaches to the end of the page: it stood amid its half of it', async () => {
    const picture = main(page).locator('img').first().locator('..');
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const ends = async () => {
        const [shown] = await rowsOf(picture);
        const [whole] = await rowsOf(main(page).getByRole('region', { name: 'How it works' }));
        return [...new Set([shown, whole].map((row) => row?.split(' to ')[1]))];
      };
      await expect.poll(ends, `${width} px`).toEqual([expect.any(String)]);
    }
  });
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

test('a good beside its picture', async ({ page }) => {
  await page.setViewportSize(wide);
  await arriveAs(page, { language: 'en', location: centre, module: 'pharmacy' });
  await page.goto('/product/drogueria-montevideo-plasters');
  await test.step('the picture of a good ends where what is told beside it ends: a gap of a third of it was below', async () => {
    const bottomOf = async (part: Locator): Promise<number> => {
      const { y, height } = await boxOf(part);
      return y + height;
    };
    const picture = await bottomOf(main(page).getByRole('region', { name: /^Pictures of/ }));
    const told = await bottomOf(main(page).getByRole('button', { name: 'Add to Cart' }));
    expect(Math.abs(picture - told)).toBeLessThan(32);
  });
  await test.step('a phone on its side shows the name beside the picture: a cover of its whole width was all there was', async () => {
    await page.setViewportSize(phoneOnItsSide);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  });
});

test('the head of a store and its menu on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/store/sin-pretensiones');
  const heading = main(page).getByRole('heading', { level: 1 });
  await test.step('what is recommended on a menu says so in one line', async () => {
    const mark = main(page).getByRole('article').getByText('Recommended', { exact: true }).first();
    await lettered(page);
    const words = await mark.elementHandle();
    for (const language of languages) {
      await speak(page, language);
      await words?.evaluate(
        (one, text) => one.replaceChildren(text),
        textsOf('item', language)['recommended'] ?? '',
      );
      await page.evaluate(() => document.fonts.ready);
      expect((await words?.boundingBox())?.height, language).toBeLessThan(28);
    }
    await speak(page, 'en');
  });
  await test.step('the heart of a store stands on the line of its name', async () => {
    const name = await boxOf(heading);
    const heart = await boxOf(
      main(page)
        .getByRole('button', { name: /wishlist|favourite/i })
        .first(),
    );
    const middleOf = ({ y, height }: Box): number => y + height / 2;
    expect(Math.abs(middleOf(name) - middleOf(heart))).toBeLessThan(2);
  });
  await test.step('a phone on its side shows the name beside the picture: a cover of its whole width was all there was', async () => {
    await page.setViewportSize(phoneOnItsSide);
    await expect(heading).toBeInViewport({ ratio: 1 });
  });
  await test.step('the head of a store says its reviews once: what says them opens them', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(main(page).getByText(/Reviews/)).toHaveCount(1);
    await main(page)
      .getByRole('button', { name: /Reviews/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Reviews' })).toBeVisible();
  });
});

test('a home in Arabic on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const module of ['food', 'rental'] as const) {
    await page.context().clearCookies();
    await arriveAs(page, { language: 'ar', location: centre, module });
    await page.goto(`/home?from=${module}`);
    await test.step(`a banner says its words beside what it shows, and mirrors no picture in Arabic: ${module}`, async () => {
      const banner = page.getByRole('region', { name: 'العروض' }).getByRole('listitem').first();
      const words = await boxOf(banner.locator('span[dir=auto]'));
      const whole = await boxOf(banner);
      // Where the banner's picture begins.
      const share = module === 'rental' ? 0.52 : 0.6;
      expect((words.x + words.width - whole.x) / whole.width).toBeLessThan(share);
      const turned = (element: Element) => getComputedStyle(element).transform;
      expect(await banner.locator('img').evaluate(turned)).toBe('none');
      expect(await banner.locator('span:has(> img)').evaluate(turned)).toBe('none');
    });
  }
  await test.step('the home of rentals says on a phone the whole place a trip begins at, and leads to its lists at the edge of the page', async () => {
    const place = main(page).getByText(centre.text, { exact: true }).first();
    await lettered(page);
    const lacking = await place.evaluate((words) => [
      words.scrollWidth - words.clientWidth,
      words.scrollHeight - words.clientHeight,
    ]);
    expect(Math.max(...lacking)).toBe(0);
    const all = await boxOf(
      main(page)
        .getByRole('link', { name: textsOf('common', 'ar')['viewAll'] ?? '' })
        .first(),
    );
    expect(all.x).toBeLessThanOrEqual(20);
  });
});

test('a list at night, on a very wide screen and on paper', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  await arriveAs(page, { language: 'en', location: centre, theme: 'dark' });
  await page.goto('/store/popular');
  await test.step('on a very wide screen the modules stand beside the page, not at the edge of the screen', async () => {
    const side = page.getByRole('navigation', { name: 'Modules' });
    const list = main(page)
      .getByRole('list')
      .filter({ has: page.getByRole('article') });
    const gap = (await boxOf(list)).x - endOf(await boxOf(side));
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(40);
  });
  await test.step('pictures are taken back at night, and on paper nothing is', async () => {
    const shown = () =>
      main(page)
        .locator('article img')
        .first()
        .evaluate((image) => getComputedStyle(image).filter);
    expect(await shown()).toContain('brightness');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(shown).toBe('none');
  });
});

test('a vehicle, what customers say of it and when it is free', async ({ page }) => {
  await page.setViewportSize(wide);
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  const [vehicle] = await freeVehicles(page);
  await page.goto(`/rental/vehicle-details/${vehicle?.slug}`);
  await test.step('what customers say of a vehicle stands beside its calendar: half of the row was empty', async () => {
    const calendar = await boxOf(main(page).getByRole('region', { name: 'When it is free' }));
    const reviews = await boxOf(main(page).getByRole('region', { name: 'Reviews' }));
    expect(reviews.y).toBe(calendar.y);
    expect(reviews.x).toBeGreaterThan(endOf(calendar));
  });
  await test.step('on a tablet the calendar ends where the page ends: a third of its row was empty', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    const end = async () => endOf(await boxOf(main(page).getByRole('region', { name: 'When it is free' })));
    await expect.poll(end).toBe(endOf(await boxOf(main(page).getByRole('region', { name: 'Reviews' }))));
    await page.setViewportSize(wide);
  });
  await test.step('what customers say of a vehicle is summed up as it is of an item: in a figure, stars and named bars', async () => {
    const bars = main(page).getByRole('progressbar');
    await expect(bars).toHaveCount(5);
    await expect(bars.first()).toHaveAccessibleName(/^5 stars: \d+$/);
    // Figure, bar and count are on one line.
    expect((await boxOf(bars.first().locator('..'))).height).toBeLessThan(32);
  });
  await test.step('the bar below ends where the page ends: its button stood 32 px within', async () => {
    await page.mouse.wheel(0, 900);
    const button = page.getByRole('region', { name: 'Booking' }).getByRole('button');
    await expect(button).toBeVisible();
    const reviews = await boxOf(main(page).getByRole('region', { name: 'Reviews' }));
    expect(endOf(await boxOf(button))).toBe(endOf(reviews));
  });
  await test.step('and so does the count that takes the place of its button: it stood 55 px within', async () => {
    await arriveWithTripCart(page, vehicle?.id ?? '', 2);
    await page.reload();
    await page.mouse.wheel(0, 900);
    const count = page.getByRole('region', { name: 'Booking' }).getByRole('group');
    await expect(count).toBeVisible();
    const reviews = await boxOf(main(page).getByRole('region', { name: 'Reviews' }));
    expect(endOf(await boxOf(count))).toBe(endOf(reviews));
  });
});

test('weekdays of the calendar on a phone in Arabic', async ({ page }) => {
  await page.setViewportSize(phone);
  await arriveAs(page, { language: 'ar', location: centre, module: 'rental' });
  const [vehicle] = await freeVehicles(page);
  await page.goto(`/rental/vehicle-details/${vehicle?.slug}`);
  const days = main(page).getByRole('columnheader');
  await expect(days).toHaveCount(7);
  await lettered(page);
  const named = () =>
    days.evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const room = cell.getBoundingClientRect().width - range.getBoundingClientRect().width;
        return { lines: range.getClientRects().length, room };
      }),
    );
  await test.step('they do not run into each other', async () => {
    expect(Math.min(...(await named()).map(({ room }) => room))).toBeGreaterThan(4);
  });
  await test.step('no name of a day is broken in the Arabic calendar of a vehicle', async () => {
    await page.setViewportSize({ ...phone, width: 320 });
    // A width relative to the window's follows it a moment later.
    await expect.poll(async () => (await boxOf(main(page))).width).toBeLessThanOrEqual(320);
    expect((await named()).map(({ lines }) => lines)).toEqual(Array(7).fill(1));
  });
});

test('the landing page while no place is chosen', async ({ page }) => {
  await arriveAs(page, { language: 'en' });
  await page.goto('/');
  await test.step('links below the logo begin where it does while no place is chosen: they stood 4 px off it', async () => {
    const header = page.getByRole('banner');
    for (const width of [1180, 1440]) {
      await page.setViewportSize({ ...wide, width });
      const home = header.getByRole('link', { name: 'Home', exact: true });
      await expect(home).toBeVisible();
      const apart = async () => {
        const words = await home.evaluate((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return range.getBoundingClientRect().left;
        });
        return Math.abs(words - (await boxOf(header.getByRole('link').first())).x);
      };
      await expect.poll(apart, `${width} px`).toBeLessThan(1);
    }
  });
  await test.step('the three points of the landing page share a row from 640 px on: on a tablet the third stood alone', async () => {
    const points = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(points).toHaveCount(3);
    for (const width of [640, 768, 899, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => rowsOf(points), `${width} px`).toHaveLength(1);
    }
  });
  await test.step('lines of an Arabic heading keep apart: letters of one reached into the next', async () => {
    await page.setViewportSize(phone);
    const leading = () =>
      main(page)
        .getByRole('heading', { level: 1 })
        .evaluate((element) => {
          const { fontSize, lineHeight } = getComputedStyle(element);
          return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
        });
    expect(await leading()).toBeLessThan(1.2);
    await speak(page, 'ar');
    // A transition of a thousandth of a second is one, too.
    await expect.poll(leading).toBeGreaterThanOrEqual(1.3);
  });
});

test('what is chosen and earned, in French on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await arriveAs(page, { language: 'fr', location: centre });
  await arriveSignedIn(page);
  await page.goto('/interest');
  await test.step('tiles of interests side by side are of one height: a name of two lines made its own taller', async () => {
    const seafood = main(page).getByRole('button', { name: 'Poissons et fruits de mer' });
    const chicken = main(page).getByRole('button', { name: 'Poulet' });
    const [one, other] = [await boxOf(seafood), await boxOf(chicken)];
    expect(one.y).toBe(other.y);
    expect(one.height).toBe(other.height);
  });
  await page.goto('/loyalty-points');
  await test.step('a button of two lines keeps them off its edges', async () => {
    const action = main(page).getByRole('link', { name: 'Trouver quelque chose de bon' });
    await lettered(page);
    const [words, button] = [await boxOf(action.locator('span')), await boxOf(action)];
    expect(words.height).toBeGreaterThan(24);
    expect(words.y - button.y).toBeGreaterThanOrEqual(8);
  });
});

test('names of categories keep to their tiles on a phone, so that none runs into the next', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/categories');
  const tiles = main(page).getByRole('listitem');
  await expect(tiles.first()).toBeVisible();
  await lettered(page);
  for (const language of languages) {
    await speak(page, language);
    for (const module of ['food', 'grocery', 'pharmacy', 'ecommerce']) {
      const { headers } = await wireIn(page, module);
      const answer = await page.request.get('/api/v1/categories', {
        headers: { ...headers, 'X-localization': language },
      });
      const names = ((await answer.json()) as { name: string }[]).map(({ name }) => name);
      expect(names.length).toBeGreaterThan(4);
      // A tile differs from others by its name alone, whatever its module and language.
      const wider = await tiles.first().evaluate(async (first, texts) => {
        const named = texts.map((text) => {
          const tile = first.cloneNode(true) as HTMLElement;
          const name = tile.querySelector('a > span:last-child');
          name?.replaceChildren(text);
          return { text, tile, name };
        });
        first.parentElement?.replaceChildren(first, ...named.map(({ tile }) => tile));
        await document.fonts.ready;
        const widthOf = (part: Range | HTMLElement) => part.getBoundingClientRect().width;
        return named.flatMap(({ text, tile, name }) => {
          const words = document.createRange();
          words.selectNodeContents(name ?? tile);
          return widthOf(words) > widthOf(tile) ? [text] : [];
        });
      }, names);
      expect(wider, `${language}, ${module}`).toEqual([]);
    }
  }
});

test('a home on a phone, with larger text and on a wide screen', async ({ page }) => {
  await page.setViewportSize(phone);
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/home');
  const box = main(page).getByRole('combobox').first();
  const banners = page.getByRole('region', { name: 'Offers' }).getByRole('listitem');
  await hydrated(box);
  await lettered(page);
  await test.step('the search of a phone says whole what it finds', async () => {
    const lackingIn = (texts: Readonly<Record<string, string>>) =>
      box.evaluate(async (input: HTMLInputElement, hint) => {
        input.placeholder = hint;
        await document.fonts.ready;
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('Nothing measures here.');
        pen.font = font;
        const room =
          input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
        return pen.measureText(input.placeholder).width - room;
      }, texts['searchHint'] ?? '');
    await expect(box).toHaveAttribute('placeholder', textsOf('home', 'en')['searchHint'] ?? '');
    for (const language of languages) {
      await speak(page, language);
      expect(await lackingIn(textsOf('home', language)), language).toBeLessThanOrEqual(0);
    }
    await speak(page, 'en');
  });
  await test.step('asked for nothing it waits in its field', async () => {
    const button = main(page).getByRole('search').getByRole('button').last();
    // As high as the field's box.
    expect((await boxOf(button)).height).toBe((await boxOf(box.locator('..'))).height);
    await button.click();
    await expect(box).toBeFocused();
    await expect(page).toHaveURL(/\/home$/);
  });
  await test.step('at twice the size of text a banner keeps its words whole', async () => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const banner = banners.first();
    const [words, whole] = [await boxOf(banner.locator('span[dir=auto]')), await boxOf(banner)];
    expect(words.y).toBeGreaterThanOrEqual(whole.y);
    expect(words.y + words.height).toBeLessThanOrEqual(whole.y + whole.height);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  });
  await test.step('two banners end where the page ends: they left a gap of a tenth of it', async () => {
    await page.setViewportSize(wide);
    const stores = page.getByRole('list').filter({ has: page.getByRole('article') });
    await expect(banners).toHaveCount(2);
    const ends = await Promise.all((await stores.all()).map(async (row) => endOf(await boxOf(row))));
    expect(ends).toContain(endOf(await boxOf(banners.last())));
  });
});
