import { expect, test } from 'vitest';
import { picturesOf, shortText, stepped } from './turning.ts';

test('[RENT-03] the carousel goes round in both directions', () => {
  expect([0, 1, 2].map((at) => stepped(at, 1, 3))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((at) => stepped(at, -1, 3))).toEqual([2, 0, 1]);
  expect(stepped(0, 1, 1)).toBe(0);
});

test('[RENT-03] the carousel holds the thumbnail and the images, none twice', () => {
  expect(picturesOf({ thumbnail_full_url: 'a', images_full_url: ['b', 'a', 'c'] })).toEqual(['a', 'b', 'c']);
  expect(picturesOf({ thumbnail_full_url: 'a', images_full_url: [] })).toEqual(['a']);
});

test('[RENT-03] a description is cut at 70 characters, and not before', () => {
  expect(shortText('a'.repeat(70))).toBeNull();
  expect(shortText('a'.repeat(71))).toBe(`${'a'.repeat(70)}…`);
  expect(shortText(`${'🚗'.repeat(71)}`)).toBe(`${'🚗'.repeat(70)}…`);
});
