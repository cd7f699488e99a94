import { readFile } from 'node:fs/promises';
import type { Body } from '@promenade/contract/calls';
import { expect, onTestFinished, test } from 'vitest';
import { openTestMarket } from '../../testing/index.ts';

test('the coupon that the operator’s pages write is taken as it stands there: they named the call alone, which refused one field after the other', async () => {
  const market = await openTestMarket();
  onTestFinished(() => market.close());
  const pages = await readFile(new URL('../../../../../docs/operating.md', import.meta.url), 'utf8');
  const [, written = ''] = /-d '([^']*)' \\\s+http:\S+\/api\/v1\/ops\/coupons\n/.exec(pages) ?? [];
  const body = JSON.parse(written) as Body<'ops.addCoupon'>;
  const operator = { token: await market.operatorToken() };
  const { coupon } = await market.call('ops.addCoupon', { body }, operator);
  expect(coupon).toMatchObject({ code: 'RAIN15', discount: 15, max_discount: 200, limit: 1 });
});
