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

test('[SYS-08] a price is abbreviated on cards from 1e5 on, and is exact wherever it is agreed to', () => {
  const { price, shortPrice } = createFormat('en', config);
  expect([99_999.99, 100_000, 1e6, 1e9].map(shortPrice)).toEqual(['$99,999.99', '$100K', '$1M', '$1B']);
  expect([100_000, 1e6].map(price)).toEqual(['$100,000.00', '$1,000,000.00']);
});

test('[SYS-09] distances have 3 decimals', () => {
  expect(createFormat('en', config).distance(2350)).toBe('2.350');
});

test('times are the market’s own, with digits everyone reads', () => {
  expect(createFormat('fr', config).time('2026-03-01T20:30:00Z')).toBe('17:30');
  expect(createFormat('ar', config).time('2026-03-01T20:30:00Z')).toBe('17:30');
});

test('a day alone has its year, a near one its weekday, and every number Latin digits', () => {
  const { date, nearDay, weekday, number } = createFormat('en', config);
  const at = '2026-03-02T01:30:00Z';
  expect([date(at), nearDay(at), weekday(at)]).toEqual(['Mar 1, 2026', 'Sun, Mar 1', 'Sun']);
  expect(number(1234.5)).toBe('1,234.5');
  const arabic = createFormat('ar', config);
  expect([arabic.date(at), arabic.number(12)].join(' ')).toMatch(
    /^[^\u0660-\u0669]*2026[^\u0660-\u0669]* 12$/,
  );
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
