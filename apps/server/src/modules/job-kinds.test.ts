import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { jobHandlers } from './rooms.ts';

test('whoever finds work at rest reads what each kind of it does', async () => {
  const text = await readFile(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
  const [, table = ''] = text.split('## Work that rests');
  const [told = ''] = table.split('\n## ');
  expect(Object.keys(jobHandlers).filter((kind) => !told.includes(`\`${kind}\``))).toEqual([]);
});
