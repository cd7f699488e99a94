import { expect, test } from 'vitest';
import { insertBySlug } from './unique-slug.ts';

test('a link that is taken gets the last letters of the newcomer’s id behind it', async () => {
  const taken = new Set(['la-esquina']);
  const insert = async ({ slug }: { slug: string }) => !taken.has(slug);
  const id = '0199d2b1-6c1e-7cc0-8a1f-1f2e3d4c5b6a';
  expect(await insertBySlug({ id, slug: 'la-esquina' }, insert)).toEqual({ id, slug: 'la-esquina-4c5b6a' });
  expect(await insertBySlug({ id, slug: 'el-patio' }, insert)).toEqual({ id, slug: 'el-patio' });
});

test('a link is never given twice, also where two newcomers’ ids end alike: the second was said to be there, and was not', async () => {
  const kept: string[] = [];
  const taken = new Set(['la-esquina', 'la-esquina-4c5b6a']);
  const insert = async ({ slug }: { slug: string }) => {
    if (taken.has(slug)) return false;
    kept.push(slug);
    return true;
  };
  const id = '0199d2b1-6c1e-7cc0-8a1f-1f2e3d4c5b6a';
  const slug = 'la-esquina-1f2e3d4c5b6a';
  expect(await insertBySlug({ id, slug: 'la-esquina' }, insert)).toEqual({ id, slug });
  expect(kept).toEqual([slug]);
  taken.add(slug);
  await expect(insertBySlug({ id, slug: 'la-esquina' }, insert)).rejects.toThrow('no free link');
});
