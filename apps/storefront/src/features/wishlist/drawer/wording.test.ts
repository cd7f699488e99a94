import { expect, test } from 'vitest';
import english from '../../../lib/i18n/messages/wishlist.en.json' with { type: 'json' };
import { opensPage, signInWord, tabWords } from './wording.ts';

const says = (key: string) => english[key.replace('wishlist.', '') as keyof typeof english];

test.each([
  ['food', 'No favourite foods found', 'No favourite stores found'],
  ['grocery', 'No favourite items found', 'No favourite stores found'],
  ['pharmacy', 'No favourite items found', 'No favourite stores found'],
  ['ecommerce', 'No favourite items found', 'No favourite stores found'],
  ['rental', 'No favourite Vehicles found', 'No favourite providers found'],
] as const)('[WISH-01] %s: %s, %s', (module, items, stores) => {
  const words = tabWords(module);
  expect([says(words.items.none), says(words.stores.none)]).toEqual([items, stores]);
});

test('[WISH-01] a guest is told what the list keeps: in rental vehicles and providers', () => {
  expect(says(signInWord('grocery'))).toContain('items and stores');
  expect(says(signInWord('rental'))).toContain('vehicles and providers');
});

test('[WISH-02] e-commerce items have a page, others a quick view', () => {
  expect((['food', 'grocery', 'pharmacy', 'ecommerce'] as const).filter(opensPage)).toEqual(['ecommerce']);
});
