import type { Locator } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { lettered } from '../support/lettered.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveWithCart, arriveWithContact } from '../support/ordering.ts';
import { reword } from '../support/speak.ts';

// WCAG 2.2, 1.4.12: text spacing that must not hide any content.
const spacings =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

const addresses = ['/', '/home', '/categories', '/about-us', '/auth/sign-up', '/help-and-support'] as const;

test('no words are lost where a reader spaces letters, words and lines as WCAG has it, at 320 px', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 760 });
  await arriveAs(page, { language: 'en', location: centre, module: 'grocery' });
  const findings: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await lettered(page);
    const lost = await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      // The header's location is complete in its accessible name, so only main is checked; content that scrolls
      // sideways is not lost.
      const cut = [...document.querySelectorAll('main *')].filter(
        (one) =>
          getComputedStyle(one).textOverflow === 'ellipsis' &&
          !one.matches('input') &&
          one.scrollWidth > one.clientWidth,
      );
      const sideways = document.documentElement.scrollWidth - innerWidth;
      return [
        ...cut.map(({ textContent }) => `cut: ${textContent}`),
        ...(sideways > 0 ? [`${sideways} px`] : []),
      ];
    }, spacings);
    findings.push(...lost.map((what) => `${address} ${what}`));
  }
  expect(findings).toEqual([]);
});

test('with text of twice the size the name of a vehicle breaks between words, and its button is whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 760 });
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  await page.goto('/rental/vehicle-search?all_category=1');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  await lettered(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const linesOf = (role: 'heading' | 'button', name?: RegExp) =>
    card
      .getByRole(role, name ? { name } : {})
      .first()
      .evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const tops = [...words.getClientRects()].map(({ top }) => Math.round(top / 8));
        return { lines: new Set(tops).size, words: element.textContent?.trim().split(' ').length ?? 0 };
      });
  const heading = await linesOf('heading');
  expect(heading.lines).toBeLessThanOrEqual(heading.words * 2);
  const button = await card.getByRole('button', { name: /^Add/ }).first().boundingBox();
  expect(button?.width).toBeGreaterThan(116);
});

test('with text of twice the size the ways to pay stay on their card on a phone: they were wider, and the page moved sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await arriveAs(page, { language: 'en', location: centre });
  await arriveWithContact(page);
  await arriveWithCart(page, 'la-isla-martin-fierro', 4);
  await page.goto('/checkout?page=cart');
  const ways = page.getByRole('radiogroup', { name: 'Payment' });
  await expect(ways.getByRole('radio', { name: /Demonstration card/ })).toBeAttached();
  await lettered(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(sideways).toBe(0);
  await test.step('tips keep their words: those of three in a row ran into each other, in French', async () => {
    const tips = page.getByRole('group', { name: 'Tip for the courier' }).getByRole('button');
    await reword(tips.first(), 'Sans pourboire');
    const cut = () =>
      tips.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    await expect.poll(cut).toBe(0);
  });
  await test.step('so does what to do about a dish that has run out, in long words on the narrowest phone: it moved the page, too', async () => {
    await page.setViewportSize({ width: 320, height: 760 });
    const select = page.getByLabel('Cheese with quince paste');
    await select.evaluate((list: HTMLSelectElement) => {
      for (const option of list.options) option.text = 'Rendez-moi l’argent, s’il vous plaît';
    });
    await expect.poll(sideways).toBe(0);
  });
  await test.step('the links at the foot of the page are in one column: two broke "Terugbetalingsbeleid" into three', async () => {
    const columns = () =>
      page
        .locator('.footer-columns')
        .evaluate((foot) => getComputedStyle(foot).gridTemplateColumns.split(' ').length);
    expect(await columns()).toBe(1);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    expect(await columns()).toBe(2);
  });
  await test.step('the name of a good has the room beside its picture, at checkout and in the cart’s window: "Fromage" stood in two lines', async () => {
    await page.setViewportSize({ width: 360, height: 760 });
    const widthOfName = async (part: Locator) => {
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      return (await part.boundingBox())?.width ?? 0;
    };
    const name = page.getByRole('heading', { level: 3, name: /Cheese with quince paste/ });
    await expect.poll(() => widthOfName(name)).toBeGreaterThan(160);
    await page.goto('/store/la-isla?view=cart');
    await expect
      .poll(() => widthOfName(page.getByRole('dialog').getByRole('heading', { level: 3 })))
      .toBeGreaterThan(160);
  });
});

test('with text of twice the size a good and its buttons end within a phone, in French: the end of each was cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await arriveAs(page, { language: 'fr', location: centre, module: 'ecommerce' });
  await page.goto('/product/mobelstore-mate-set');
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toBeVisible();
  await lettered(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const main = page.getByRole('main');
  for (const part of [name, main.getByRole('button', { name: 'Ajouter au panier' }).first()])
    await expect
      .poll(() => part.evaluate((one) => one.getBoundingClientRect().right))
      .toBeLessThanOrEqual(344);
  await test.step('a price and the one it replaces end where their label does: they began elsewhere', async () => {
    const total = main.getByText('Prix total').locator('..');
    const ends = () =>
      total
        .locator('span, bdi')
        .evaluateAll((parts) => [
          ...new Set(
            parts
              .filter((part) => !part.matches('.visually-hidden, :has(*)'))
              .map((part) => Math.round(part.getBoundingClientRect().right)),
          ),
        ]);
    await expect.poll(async () => (await ends()).length).toBe(1);
  });
  await test.step('nor do the longer words of Dutch move the page sideways: a count of reviews and a tag ended beyond its edge', async () => {
    await reword(
      main.getByRole('link', { name: /avis/ }).first().locator('span').last(),
      '185 beoordelingen',
    );
    await reword(main.locator('dt').last(), 'Artikelnummer');
    await reword(main.locator('dd').last(), 'Handgemaakt');
    const ends = () =>
      main
        .locator('dd')
        .last()
        .evaluate((fact) => {
          const words = document.createRange();
          words.selectNodeContents(fact);
          return words.getBoundingClientRect().right <= innerWidth - 16;
        });
    await expect.poll(ends).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
  await test.step('what can be set is called by whole words, in Dutch: "Weergave" stood in three lines', async () => {
    await page.goto('/settings');
    // Its title begins where those of other pages do: it stood 16 px lower.
    const title = await main.getByRole('heading', { level: 1 }).boundingBox();
    expect((title?.y ?? 0) - ((await main.boundingBox())?.y ?? 0)).toBe(24);
    const called = main.getByRole('heading', { level: 2 });
    await expect(called).toHaveCount(2);
    // What the button is for is in its name: it was called 'Français'.
    await hydrated(main.getByRole('button', { name: 'Langue: Français' }));
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await reword(called.first(), 'Taal');
    await reword(called.last(), 'Weergave');
    const lines = () =>
      called.evaluateAll((all) =>
        all.map((one) => Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))),
      );
    await expect.poll(lines).toEqual([1, 1]);
  });
});
