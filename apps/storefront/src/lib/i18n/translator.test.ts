import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import arabic from './messages/common.ar.json' with { type: 'json' };
import english from './messages/common.en.json' with { type: 'json' };
import { type CompiledMessages, createTranslator } from './translator.ts';

const compiled = (messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [`common.${key}`, compileMessage(message)]),
  ) as CompiledMessages;

const inArabic = createTranslator('ar', compiled(arabic));
const inEnglish = createTranslator('en', compiled(english));

test.each([
  [0, 'لا توجد تقييمات'],
  [1, 'تقييم واحد'],
  [2, 'تقييمان'],
  [3, '3 تقييمات'],
  [10, '10 تقييمات'],
  [11, '11 تقييمًا'],
  [99, '99 تقييمًا'],
  [100, '100 تقييم'],
  [103, '103 تقييمات'],
])('[LANG-01] Arabic counts %i reviews with its own plural', (count, text) => {
  expect(inArabic.t('common.reviews', { count })).toBe(text);
});

test('[LANG-01] English counts one and many', () => {
  expect(inEnglish.t('common.reviews', { count: 1 })).toBe('1 Review');
  expect(inEnglish.t('common.reviews', { count: 12 })).toBe('12 Reviews');
});

test('a value that a page does not know yet is a plain word, not the name of its text', () => {
  const kinds = { ...compiled(english), 'wallet.kind_other': ['Another entry'] } as CompiledMessages;
  const { t } = createTranslator('en', kinds);
  expect(t('wallet.kind_lottery_prize' as 'wallet.kind_all')).toBe('Another entry');
  expect(t('order.vehicle_airship' as 'order.vehicle_car')).toBe('Other');
});

test('[LANG-02] the translator knows its direction', () => {
  expect(inArabic.direction).toBe('rtl');
  expect(inEnglish.direction).toBe('ltr');
});

test('a percent sign keeps to its number in every language: it could begin a line', () => {
  const folder = join(import.meta.dirname, 'messages');
  const texts = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  expect(texts.length).toBeGreaterThan(5000);
  expect(texts.filter((text) => /} \u200e?%/.test(text))).toEqual([]);
});
