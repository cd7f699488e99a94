import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { languages } from '@promenade/contract/refusals';
import { pageSlugs } from '@promenade/domain/pages';
import { expect, test } from 'vitest';
import { defaultTextsOn } from './default-texts.ts';

const textOf = (language: string, slug: string): string =>
  readFileSync(new URL(`texts/${language}/${slug}.md`, import.meta.url), 'utf8');

test('the day on which the texts last changed is changed with them: three changes went by it', () => {
  const digest = createHash('sha256');
  for (const language of languages) for (const slug of pageSlugs) digest.update(textOf(language, slug));
  // If this fails, set `defaultTextsOn` to today, and update both values here.
  expect([defaultTextsOn, digest.digest('hex').slice(0, 16)]).toEqual(['2026-11-28', 'f2561a379153c639']);
});
