import { expect, test } from 'vitest';
import type { Market } from '../session/market.ts';
import { createFormat } from './format.ts';

const config = {
  currency_code: 'UYU',
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
  time_zone: 'America/Montevideo',
} as Market['config'];

test('[SYS-08] prices take decimals and side from the market', () => {
  expect(createFormat('en', config).price(1250)).toBe('$1,250.00');
  const right = {
    ...config,
    currency_symbol_direction: 'right',
    digit_after_decimal_point: 0,
  } as Market['config'];
  expect(createFormat('en', right).price(1250)).toBe('1,250$');
  expect(createFormat('en', config).shortPrice(150_000)).toBe('$150K');
});

test('[SYS-09] distances have 3 decimals', () => {
  expect(createFormat('en', config).distance(2350)).toBe('2.350');
});

test('times are the market’s own, with digits everyone reads', () => {
  expect(createFormat('fr', config).time('2026-03-01T20:30:00Z')).toBe('17:30');
  expect(createFormat('ar', config).time('2026-03-01T20:30:00Z')).toBe('17:30');
});

test('a day with its time has the hours that a time alone has', () => {
  expect(createFormat('en', config).dateTime('2026-03-01T20:30:00Z')).toBe('Mar 1, 2026, 17:30');
  expect(createFormat('ar', config).dateTime('2026-03-01T20:30:00Z')).toContain('17:30');
  expect(createFormat('fr', config).dateTime('2026-03-01T03:05:00Z')).toContain('00:05');
});

test('[SYS-08] a price keeps its symbol on the market’s side between letters that read from right to left', () => {
  expect(createFormat('ar', config).price(1250)).toBe('\u2068$1,250.00\u2069');
  expect(createFormat('ar', config).shortPrice(150_000)).toBe('\u2068$150K\u2069');
  expect(createFormat('en', config).price(1250)).toBe('$1,250.00');
});

test('[LANG-01] names one after the other have the comma of their language', () => {
  expect(createFormat('ar', config).list(['غلوتين', 'حليب'])).toBe('غلوتين، حليب');
  expect(createFormat('nl', config).list(['gluten', 'melk'])).toBe('gluten, melk');
});
