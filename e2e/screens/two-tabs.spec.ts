import { expect, marketUrl, storedModule, test } from '../support/market.ts';

test('a step to a store of another module leads to the store’s page, not to its data', async ({ page }) => {
  const module = encodeURIComponent(await storedModule(page, 'grocery'));
  const headers = { cookie: `module=${module}` };
  const answer = await page.request.get(`${marketUrl()}/store/la-isla.data`, { headers });
  expect(await answer.text()).toContain('/store/la-isla?module_id=');
});
