import type { Page } from '@playwright/test';
import { checkAccess, violationsOn } from '../support/axe.ts';
import { arriveAs, centre, expect, marketUrl, test } from '../support/market.ts';

async function openStoreSlug(page: Page): Promise<string> {
  const zone = await page.request.get(
    `${marketUrl()}/api/v1/config/get-zone-id?lat=${centre.lat}&lng=${centre.lng}`,
  );
  const { zone_id } = (await zone.json()) as { zone_id: string[] };
  const answer = await page.request.get(`${marketUrl()}/api/v1/stores/get-stores?limit=1&open_now=1`, {
    headers: { zoneid: JSON.stringify(zone_id) },
  });
  return ((await answer.json()) as { stores: { slug: string }[] }).stores[0]?.slug ?? '';
}

async function itemSlugOf(page: Page, storeSlug: string): Promise<string> {
  const store = await (await page.request.get(`${marketUrl()}/api/v1/stores/details/${storeSlug}`)).json();
  const items = await page.request.get(
    `${marketUrl()}/api/v1/items/latest?store_id=${(store as { id: string }).id}`,
  );
  const list = ((await items.json()) as { items: { slug: string; has_choices: boolean }[] }).items;
  return (list.find((item) => item.has_choices) ?? list[0])?.slug ?? '';
}

for (const look of [
  {
    language: 'en',
    theme: 'light',
    width: 1180,
    plain: ['/forgot-password', '/profile?page=profile-settings', '/my-orders', '/help-and-support'],
  },
  {
    language: 'ar',
    theme: 'dark',
    width: 360,
    plain: ['/settings', '/track-order', '/about-us', '/not-a-page'],
  },
] as const) {
  test(`no page or dialog has a finding of axe: ${look.language}, ${look.theme}, ${look.width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: look.width, height: 800 });
    await arriveAs(page, { ...look, location: centre });
    const store = await openStoreSlug(page);
    const item = await itemSlugOf(page, store);
    const { plain } = look;
    const addresses = [
      '/',
      '/home',
      '/home?search=allCategories&from=allCategories&data_type=new',
      '/home?view=module',
      '/items/popular',
      '/home?q=pizza',
      `/store/${store}`,
      `/store/${store}?view=item:${item}`,
      `/store/${store}?view=cart`,
      // Locations, sign-in, checkout and addresses are checked in their own tests; plain pages in turn.
      ...plain,
    ];
    for (const address of addresses) {
      await page.goto(address);
      if (address.includes('view=')) await expect(page.getByRole('dialog')).toBeVisible();
      else await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await checkAccess(page, address);
    }
  });
}

test('a finding of axe is reported with its rule and its place, on a whole page and in a part of it', async ({
  page,
}) => {
  await page.goto('about:blank');
  await page.setContent('<main><img id="bare"><button id="mute"></button></main>');
  const found = { 'image-alt': ['#bare'], 'button-name': ['#mute'] };
  const told = async (within?: string) =>
    Object.fromEntries((await violationsOn(page, {}, within)).map(({ rule, places }) => [rule, places]));
  expect(await told()).toMatchObject(found);
  expect(await told('button')).toEqual({ 'button-name': ['#mute'] });
});
