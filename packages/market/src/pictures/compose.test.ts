import { expect, test } from 'vitest';
import { composeItem } from './compose.ts';
import { createObjectShelf } from './object-shelf.ts';

// Of 255: what nobody sees.
const unseen = 3;

test('the shadow of a thing before a dish ends within the picture: ‘own bowl’ had a faint straight edge', async () => {
  const shelf = createObjectShelf();
  for (const companion of ['avocado', 'cheese', 'shrimp', 'bread']) {
    const { width, height, data } = await composeItem(shelf, ['salad', companion]);
    const alphaAt = (x: number, y: number): number => data[(y * width + x) * 4 + 3] ?? 0;
    const edges = Array.from({ length: width }, (_, at) => [alphaAt(at, height - 1), alphaAt(width - 1, at)]);
    expect(Math.max(...edges.flat()), companion).toBeLessThanOrEqual(unseen);
  }
});
