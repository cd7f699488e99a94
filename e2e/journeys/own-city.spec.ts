import { mlinsko } from '@promenade/server/modules/market/testing/made-up-town.fixture.ts';
import { expect, test } from '../support/market.ts';
import { type OwnTown, openOwnTown } from '../support/own-town.ts';

test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 15_000, viewport: { width: 1440, height: 900 } });

let town: OwnTown;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  town = await openOwnTown(mlinsko);
});
test.afterAll(() => town.close());

test('[LOC-01] a city from an extract made a minute ago: its addresses, streets and stores are found', async ({
  page,
}) => {
  await page.goto(town.url);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mlinsko');
  const search = page.getByRole('combobox', { name: 'Street and number, or a place' });
  await search.fill('trubarjeva');
  await expect(page.getByRole('option', { name: /Trubarjeva cesta/ }).first()).toBeVisible();
  await search.fill('pekarna zrno');
  await expect(page.getByRole('option', { name: /Pekarna Zrno/ }).first()).toBeVisible();
  await search.fill('smartinska 12');
  await page
    .getByRole('option', { name: /Šmartinska cesta 12/ })
    .first()
    .click();
  // Its catalogue has parcel categories besides dishes: two modules to choose from.
  await page.getByRole('dialog').getByRole('button', { name: 'Food' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('banner').getByRole('button', { name: /location/i })).toContainText(
    'Šmartinska cesta 12',
  );
  await page.getByRole('link', { name: 'Pizzerija Sever' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pizzerija Sever' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/€8\.00|8\.00 ?€/)
      .first(),
  ).toBeVisible();
});
