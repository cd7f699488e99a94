import type { Locator, Page } from '@playwright/test';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { holdFetch } from '../support/hold-answer.ts';

interface Panel {
  readonly panel: Locator;
  readonly search: Locator;
}

/** The header's panel with its search, on a page that is light to load. */
async function openPanel(page: Page, beside = '/about-us'): Promise<Panel> {
  await page.goto(`${beside}?view=location`);
  const panel = page.getByRole('dialog', { name: 'Select from saved addresses or pick from map' });
  return { panel, search: panel.getByRole('combobox') };
}

async function arriveWithRecent(page: Page, names: readonly string[]): Promise<void> {
  const places = names.map((text, index) => ({ text, lat: centre.lat + index / 1000, lng: centre.lng }));
  await page.addInitScript((value) => {
    if (localStorage.getItem('recent-places') === null) localStorage.setItem('recent-places', value);
  }, JSON.stringify(places));
}

const recentNames = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('recent-places') ?? '[]') as { text: string }[]).map(({ text }) => text),
  );

test.beforeEach(({ page }) => arriveAs(page, { location: centre }));

test.describe('on a broken line', () => {
  test.use({
    provoked: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Unable to preload CSS|Failed to fetch dynamically/,
  });

  test('[LOC-04] [SYS-12] what the search of places answers, and when', async ({ page, context }) => {
    const { panel, search } = await openPanel(page);
    const first = panel.getByRole('option').first();
    const answers = '**/api/v1/config/place-api-autocomplete?*';
    await test.step('the search says how a house number was found', async () => {
      await search.fill('18 de julio 1360');
      await expect(first).toContainText('exact house number');
      await search.fill('rivera 2222');
      await expect(first).toContainText('about here, between two known numbers');
    });
    await test.step('an answer that comes late never takes the place of a newer one', async () => {
      const answer = await holdFetch(page, `${answers}search_text=rivera&*`);
      const asked = page.waitForRequest(/search_text=rivera&/);
      await search.fill('rivera');
      await asked;
      await search.fill('18 de julio');
      await expect(first).toContainText('18 de Julio');
      await answer();
      await page.unrouteAll({ behavior: 'wait' });
      await expect(first).toContainText('18 de Julio');
    });
    await test.step('a search that failed says so and can be tried again', async () => {
      let broken = true;
      await page.route(answers, (route) => (broken ? route.abort() : route.continue()));
      await search.fill('sarandi');
      await expect(panel.getByText('The connection is lost.').last()).toBeVisible();
      broken = false;
      await panel.getByRole('button', { name: 'Try again' }).click();
      await expect(first).toContainText('Sarandí');
      await page.unroute(answers);
    });
    await test.step('a search made offline goes on when the connection is back', async () => {
      await context.setOffline(true);
      await search.fill('canelones');
      await expect(panel.getByText('You are offline.').last()).toBeVisible();
      await context.setOffline(false);
      await expect(first).toContainText('Canelones');
    });
    await test.step('zones that could not be asked for: said so, and asked for again', async () => {
      const asked = '**/api/v1/landing-page';
      await page.route(asked, (route) => route.fulfill({ status: 400, json: { errors: [] } }));
      await search.fill('xqzwv kkjjhh');
      const again = panel.getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      await page.unroute(asked);
      await again.click();
      await expect(panel.getByRole('list', { name: 'Where we deliver' })).toContainText('Cordón');
    });
    await test.step('Enter before the answer waits for it instead of taking an older line', async () => {
      await search.fill('rivera');
      await expect(first).toContainText('Rivera');
      await search.fill('bulevar artigas 1234');
      await search.press('Enter');
      await expect(page.getByText('New Delivery address selected.')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('location'))).toContain('Artigas 1234');
    });
  });

  test('[SYS-12] what opens later, pressed offline, opens when the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto('/about-us');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Delivery location/ })
      .click();
    await expect(page.getByText('You are offline', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    // Its style sheet has loaded too.
    await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.y ?? 0).toBeGreaterThan(40);
    await expect(page.getByRole('dialog')).toHaveCSS('border-top-left-radius', '20px');
  });
});

test('of two places that are chosen one after the other the later one counts: the one whose zone came last did', async ({
  page,
}) => {
  await arriveWithRecent(page, ['First', 'Second']);
  const zoneAt = (lat: number) => new RegExp(`get-zone-id\\?lat=${lat}&`);
  const { panel, search } = await openPanel(page, '/home');
  const answerFirst = await holdFetch(page, zoneAt(centre.lat));
  const answerSecond = await holdFetch(page, zoneAt(centre.lat + 0.001));
  // On a slow connection the old page stays for a while after the location has changed.
  const load = await holdFetch(page, '**/home');
  for (const name of ['First', 'Second']) {
    await search.click();
    const asked = page.waitForRequest('**/config/get-zone-id?*');
    await panel.getByRole('option', { name }).click();
    await asked;
  }
  const isLoading = page.waitForRequest('**/home');
  await answerSecond();
  await isLoading;
  const answered = page.waitForResponse(zoneAt(centre.lat));
  await answerFirst();
  await (await answered).finished();
  await load();
  await expect(page.getByText('New Delivery address selected.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /Second/ })).toBeVisible();
});

test('[LOC-01] [LOC-04] places chosen before are led through by keys, at most five, and each can be taken away', async ({
  page,
}) => {
  await arriveWithRecent(page, ['One', 'Two', 'Three', 'Four', 'Five', 'Six']);
  const { panel, search } = await openPanel(page);
  const list = panel.getByRole('listbox');
  const options = panel.getByRole('option');
  const chosen = panel.getByRole('option', { selected: true });
  await test.step('the list opens and closes by the keys of the combobox pattern', async () => {
    await search.focus();
    await expect(list).toBeVisible();
    await search.press('Alt+ArrowUp');
    await expect(list).toBeHidden();
    await expect(search).toHaveAttribute('aria-expanded', 'false');
    await search.press('Alt+ArrowDown');
    await expect(list).toBeVisible();
    await expect(search).not.toHaveAttribute('aria-activedescendant');
    await search.press('ArrowUp');
    await expect(chosen).toHaveText('Five');
    const active = await search.getAttribute('aria-activedescendant');
    expect(await chosen.getAttribute('id')).toBe(active);
    await search.press('End');
    await expect(chosen).toHaveCount(0);
    // From the box to the first button in the list: the list stays open; Escape closes it.
    await search.press('Tab');
    await expect(panel.getByRole('button', { name: 'Remove One' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(search).toBeFocused();
  });
  await test.step('recents are at most five, and each can be taken away by key or button', async () => {
    await search.click();
    await expect(options).toHaveText(['One', 'Two', 'Three', 'Four', 'Five']);
    await search.press('ArrowDown');
    await search.press('ArrowDown');
    await expect(chosen).toHaveText('Two');
    await search.press('Delete');
    await expect(options).toHaveText(['One', 'Three', 'Four', 'Five']);
    await panel.getByRole('button', { name: 'Remove Four' }).click();
    await expect(search).toBeFocused();
    await expect.poll(() => recentNames(page)).toEqual(['One', 'Three', 'Five']);
    await page.reload();
    await search.click();
    await expect(options).toHaveText(['One', 'Three', 'Five']);
  });
});

test('[LOC-03] [LOC-04] where nothing is found or nothing is delivered, the zones are offered', async ({
  page,
}) => {
  const { panel, search } = await openPanel(page);
  await test.step('outside of every zone the nearest comes first, with the way to it', async () => {
    // North-west of the city: beyond Prado & Aguada.
    await page.evaluate(() => {
      const coords = { latitude: -34.8, longitude: -56.25 } as GeolocationCoordinates;
      navigator.geolocation.getCurrentPosition = (found) => found({ coords } as GeolocationPosition);
    });
    await panel.getByRole('button', { name: 'Use Current Location' }).click();
    const notice = panel.getByRole('alert');
    await expect(notice).toContainText('We do not serve this place yet. Pick one of the zones.');
    await expect(notice.getByRole('listitem').first()).toContainText('Prado & Aguada');
  });
  await test.step('nothing found leads to the map and to the zones', async () => {
    await search.fill('xqzwv kkjjhh');
    await expect(panel.getByText('Nothing found.').last()).toBeVisible();
    await expect(panel.getByRole('list', { name: 'Where we deliver' }).first()).toContainText('Cordón');
    await panel.getByRole('button', { name: 'Pick from map' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Pick from map' })).toBeVisible();
    await page.goBack();
    await expect(panel).toBeVisible();
  });
  await test.step('nothing found, and a zone from the list becomes the location', async () => {
    await search.fill('xqzwv kkjjhh');
    const zones = panel.getByRole('list', { name: 'Where we deliver' }).first();
    await zones.getByRole('button', { name: 'Cordón' }).click();
    await expect(page.getByText('New Delivery address selected.')).toBeVisible();
    // The point chosen for a zone is inside it.
    const inside = await page.evaluate(async () => {
      const { lat, lng } = JSON.parse(localStorage.getItem('currentLatLng') ?? '{}') as Record<
        string,
        number
      >;
      const answer = await fetch(`/api/v1/config/get-zone-id?lat=${lat}&lng=${lng}`);
      const { zone_id } = (await answer.json()) as { zone_id: string[] };
      const stored = JSON.parse(localStorage.getItem('zoneid') ?? '[]') as string[];
      return stored.length === 1 && zone_id.includes(stored[0] ?? '');
    });
    expect(inside).toBe(true);
  });
});

test.describe('on a first visit', () => {
  test('the place that was chosen stays in the box until its page is there, and its spinner off the edge: the box was empty meanwhile', async ({
    page,
  }) => {
    await page.context().clearCookies();
    await page.goto('/');
    const search = page.getByRole('combobox');
    await search.fill('18 de Julio 1360');
    const letGo = await holdFetch(page, '**/api/v1/config/get-zone-id*');
    await page.getByRole('option', { name: /1360/ }).first().click();
    await expect(page.getByRole('main').getByRole('listbox')).toHaveCount(0);
    await expect(search).toHaveValue(/18 de Julio 1360/);
    await expect(page.getByRole('button', { name: 'Clear' })).toHaveCount(0);
    const [box, spinner] = await Promise.all(
      [search.locator('..'), search.locator('~ span')].map((part) => part.boundingBox()),
    );
    const endOf = (one: typeof box) => (one?.x ?? 0) + (one?.width ?? 0);
    expect(endOf(box) - endOf(spinner)).toBeGreaterThanOrEqual(12);
    await letGo();
    await expect(page).toHaveURL(/\/home/);
  });
});
