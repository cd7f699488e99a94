import { expect, test } from 'vitest';
import { insertBySlug } from './unique-slug.ts';

test('a link that is taken gets the last letters of the newcomer’s id behind it', async () => {
  const taken = new Set(['la-esquina']);
  const insert = async ({ slug }: { slug: string }) => !taken.has(slug);
  const id = '0199d2b1-6c1e-7cc0-8a1f-1f2e3d4c5b6a';
  expect(await insertBySlug({ id, slug: 'la-esquina' }, insert)).toEqual({ id, slug: 'la-esquina-4c5b6a' });
  expect(await insertBySlug({ id, slug: 'el-patio' }, insert)).toEqual({ id, slug: 'el-patio' });
});
