import { expect, test } from 'vitest';
import { type RefusalCode, refusalStatus } from './refusals.ts';
import { messageOf } from './write-text.ts';

test('no line of a French refusal begins with a sign: it keeps to the word before it', () => {
  const texts = (Object.keys(refusalStatus) as RefusalCode[]).map((code) => messageOf(code, 'fr'));
  expect(texts.filter((text) => / [;:?!»%]|« /.test(text))).toEqual([]);
});
