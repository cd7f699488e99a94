import { expect, test } from 'vitest';
import { type RefusalCode, refusalStatus } from './refusals.ts';
import { messageOf } from './write-text.ts';

const texts = (Object.keys(refusalStatus) as RefusalCode[]).map((code) => messageOf(code, 'fr'));

test('no line of a French refusal begins with a sign: it keeps to the word before it', () => {
  expect(texts.filter((text) => / [;:?!»%]|« /.test(text))).toEqual([]);
});

test('a sign in a French refusal stands as far from its word as any other: some had a narrower space', () => {
  expect(texts.filter((text) => text.includes('\u202f'))).toEqual([]);
});
