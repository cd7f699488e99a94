import { expect, test } from 'vitest';
import { pictureKey, type PlannedPicture } from './index.ts';

test('a picture’s key says how it is drawn, whatever it is called', () => {
  const pizza: PlannedPicture = { name: 'item-pizza.webp', kind: 'item', objects: ['pizza'] };
  expect(pictureKey(pizza)).toMatch(/^[0-9a-f]{10}$/);
  expect(pictureKey({ ...pizza, name: 'another.webp' })).toBe(pictureKey(pizza));
  expect(pictureKey({ ...pizza, objects: ['olive'] })).not.toBe(pictureKey(pizza));
});
