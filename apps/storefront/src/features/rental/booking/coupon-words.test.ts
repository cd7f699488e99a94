import { languages } from '@promenade/contract/refusals';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(languages)('where no coupon applies to a trip it is called no order (%s): it was', (language) => {
  const file = new URL(`../../../lib/i18n/messages/coupon.${language}.json`, import.meta.url);
  const { noneForOrder: text } = JSON.parse(readFileSync(file, 'utf8')) as { noneForOrder: string };
  expect(text).toMatch(/\w|\p{Script=Arabic}/u);
  expect(text).not.toMatch(/order|commande|bestelling|الطلب/i);
});
