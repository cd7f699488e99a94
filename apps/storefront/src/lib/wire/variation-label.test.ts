import { expect, test } from 'vitest';
import { choicesText } from './choices-text.ts';
import { variationLabel } from './variation-label.ts';

const questions = [
  { name: 'colour', title: 'Kleur', options: ['red', 'dark blue'], labels: ['Rood', 'Donkerblauw'] },
  { name: 'size', title: 'Maat', options: ['m', 'l'], labels: ['Medium', ''] },
];

test.each([
  ['red-m', 'Rood\u00a0· Medium'],
  ['dark blue-l', 'Donkerblauw\u00a0· l'],
  ['250g', '250g'],
])('[ITEM-03] %s reads %s', (type, label) => expect(variationLabel(questions, type)).toBe(label));

test('[ITEM-03] a line of an order says its variation by itself, an older one its type', () => {
  const said = (label?: string) =>
    choicesText({ variation: [{ type: 'red-m', ...(label && { label }) }], add_ons: [] });
  expect([said('Rood · Medium'), said()]).toEqual(['Rood · Medium', 'red-m']);
});
