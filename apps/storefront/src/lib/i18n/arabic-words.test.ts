import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, type RefusalCode, refusalStatus } from '@promenade/contract/refusals';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'messages');
const texts = [
  ...readdirSync(folder)
    .filter((file) => file.endsWith('.ar.json'))
    .flatMap((file) => Object.values(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object)),
  ...(Object.keys(refusalStatus) as RefusalCode[]).map((code) => messageOf(code, 'ar')),
].map(String);

test('an Arabic word is spelled in one way: the sign of its ending stood before the last letter or after it', () => {
  // Tanween is written before the alif that carries it.
  expect(texts.filter((text) => text.includes('\u0627\u064b'))).toEqual([]);
});

test('a tip and a filter have one name each in Arabic', () => {
  expect(texts.filter((text) => /إكرامية|مرشح/.test(text))).toEqual([]);
});

test('an Arabic word has its doubled letter marked everywhere: what could not be loaded was spelled in two ways', () => {
  expect(texts.filter((text) => /تعذر|تتبع (ال)?طلب/.test(text))).toEqual([]);
});

test('an order that was placed is not said to be received in Arabic, as one that was collected is', () => {
  expect(texts.filter((text) => /تم استلام الطلب|تأكيد الطلب|تقديم طلبك/.test(text))).toEqual([]);
});

test('a fee, a total and a customer have one name each in Arabic', () => {
  expect(texts.filter((text) => /أجرة|المجموع(?! الفرعي)|زبائن/.test(text))).toEqual([]);
});
