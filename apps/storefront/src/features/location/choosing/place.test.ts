import { readFileSync } from 'node:fs';
import { capabilitiesOf } from '@promenade/domain/modules';
import { expect, test } from 'vitest';
import { chosenMessages } from './place.ts';

const file = new URL('../../../lib/i18n/messages/location.en.json', import.meta.url);
const texts: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
const textOf = (moduleType: 'food' | 'rental') =>
  texts[chosenMessages[capabilitiesOf(moduleType).wording.place].replace('location.', '')];

test('[LOC-05] [MOD-07] a chosen place is told as a delivery address, in rental as one of pickup', () => {
  expect(textOf('food')).toBe('New Delivery address selected.');
  expect(textOf('rental')).toBe('New Pickup address selected.');
});
