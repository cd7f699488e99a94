import { gtinCheckDigit } from '@promenade/domain/catalog';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  csvCell,
  readSheet,
  type SheetItem,
  SHEET_LIMITS,
  SheetProblem,
  sheetHeader,
  sheetRow,
} from './index.ts';
import { SHEET_COLUMNS } from './sheet-fields.ts';

const DECIMALS = 2;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const sheetOf = (items: readonly SheetItem[]): string =>
  sheetHeader() + items.map((item) => sheetRow(item, DECIMALS)).join('');

// Characters with a meaning in CSV, spreadsheets or our own lists, and some that no keyboard has.
const letters = fc.constantFrom(
  ...[
    'a',
    'B',
    '7',
    'é',
    'ش',
    '漢',
    '😀',
    ' ',
    '"',
    "'",
    ',',
    ';',
    '|',
    ':',
    '=',
    '\\',
    '\n',
    '\t',
    '+',
    '-',
    '@',
    '%',
  ],
);
const anyText = fc.string({ unit: letters, minLength: 1, maxLength: 12 }).map((text) => `${text.trim()}.`);
const formulaLike = fc
  .tuple(fc.constantFrom('=', '+', '-', '@', "'=", "''-", "'"), anyText)
  .map(([sign, rest]) => sign + rest);
const text = fc.oneof(anyText, formulaLike);
const texts = fc.record({ en: text, ar: text, nl: text, fr: text }, { requiredKeys: ['en'] });
const partTexts = fc
  .record({ en: text, ar: text, nl: text, fr: text }, { requiredKeys: [] })
  .filter((value) => Object.keys(value).length > 0);
const key = fc
  .string({ unit: fc.constantFrom('a', 'b', 'c', '1', '-'), minLength: 1, maxLength: 8 })
  .map((word) => `k${word.replaceAll('-', '')}`);
const amount = fc.nat(2_000_000_000);
const gtin = fc
  .string({ unit: fc.constantFrom(...'0123456789'), minLength: 12, maxLength: 12 })
  .map((digits) => `${digits}${gtinCheckDigit(digits)}`);
const keys = fc.uniqueArray(key, { minLength: 1, maxLength: 4 });
const choice = fc.tuple(key, texts, keys, texts).map(([name, title, options, label]) => ({
  name,
  title,
  options: options.map((one) => ({ key: one, label })),
}));

const items: fc.Arbitrary<SheetItem> = fc.record({
  store: key,
  sourceKey: fc.option(text),
  slug: fc.option(key),
  gtin: fc.option(gtin),
  category: key,
  name: texts,
  description: fc.oneof(partTexts, fc.constant({})),
  unit: fc.option(partTexts),
  priceMinor: amount,
  discount: fc.oneof(
    fc.constant(null),
    fc.integer({ min: 1, max: 100 }).map((percent) => ({ type: 'percent' as const, percent })),
    fc.integer({ min: 1, max: 10_000 }).map((amountMinor) => ({ type: 'amount' as const, amountMinor })),
  ),
  stock: fc.oneof(
    fc.constant({}),
    fc.nat(999).map((count) => ({ '': count })),
    fc.dictionary(key, fc.nat(999)),
  ),
  dailyStock: fc.dictionary(key, fc.nat(999)),
  maximumCartQuantity: fc.option(fc.integer({ min: 1, max: 999 })),
  choices: fc.uniqueArray(choice, { selector: ({ name }) => name, maxLength: 3 }),
  variations: fc.uniqueArray(fc.record({ type: text, priceMinor: amount }), {
    selector: ({ type }) => type,
    maxLength: 4,
  }),
  genericNames: fc.array(partTexts, { maxLength: 3 }),
  prescription: fc.boolean(),
  basic: fc.boolean(),
  nutrition: fc.array(partTexts, { maxLength: 3 }),
  allergens: fc.array(partTexts, { maxLength: 3 }),
  tags: fc.array(partTexts, { maxLength: 3 }),
  brand: fc.option(key),
  conditions: fc.uniqueArray(key, { maxLength: 3 }).map((all) => all.sort()),
  organic: fc.boolean(),
  halal: fc.boolean(),
  vegetarian: fc.boolean(),
  recommended: fc.boolean(),
  active: fc.boolean(),
  picture: fc.option(key),
});

describe('a sheet', () => {
  test('says all that it was written from, whatever stands in the texts, and is written again byte for byte', () => {
    fc.assert(
      fc.property(fc.array(items, { maxLength: 6 }), (all) => {
        const written = sheetOf(all);
        const { rows, rejected } = readSheet(bytes(written), DECIMALS);
        expect(rejected).toEqual([]);
        expect(rows.map(({ values }) => values)).toEqual(all);
        expect(sheetOf(rows.map(({ values }) => values as SheetItem))).toBe(written);
      }),
    );
  });

  test('holds no cell that a spreadsheet would take for a formula', () => {
    fc.assert(
      fc.property(items, (item) => {
        const row = sheetRow({ ...item, name: { en: `=HYPERLINK("http://x")` } }, DECIMALS);
        expect(row).toContain(`"'=HYPERLINK(""http://x"")"`);
        const [cells = []] = parse(row, { record_delimiter: '\r\n' }) as string[][];
        expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
      }),
    );
    for (const hidden of ['\t=1', '\r=1', '\n=1']) expect(csvCell(hidden)).toBe(`"'${hidden}"`);
  });

  const plain = 'source_key,price\n';
  const values = (sheet: string, decimals = DECIMALS) => readSheet(bytes(sheet), decimals);

  test.each([
    ['with a mark', '\uFEFFsource_key,price\nA,1.50\n'],
    ['with semicolons and decimal commas', 'source_key;price\nA;1,50\n'],
    ['with CRLF', 'source_key,price\r\nA,1.50\r\n'],
    ['with CR', 'source_key,price\rA,1.50\r'],
    ['with spaces, quotes, capitals and an empty line', 'Source_Key , "PRICE"\n\n A , "1.5" \n\n'],
    ['with the empty rows that a spreadsheet leaves', 'source_key,price\nA,1.5\n,\n,\n'],
    ['without a last line end', 'source_key,price\nA,1.5'],
  ])('is read %s', (_, sheet) => {
    expect(values(sheet).rows.map((row) => row.values)).toEqual([{ sourceKey: 'A', priceMinor: 150 }]);
  });

  test('counts lines as an editor does, line breaks in quotes included', () => {
    const columns = 'source_key,description.en,description.ar,description.nl,description.fr,price';
    const sheet = `${columns}\r\nA,"two\r\nlines",,,,1\r\nB,,,,,many\r\n`;
    const { rows, rejected } = values(sheet);
    expect(rows).toEqual([
      { line: 2, values: { sourceKey: 'A', description: { en: 'two\nlines' }, priceMinor: 100 } },
    ]);
    expect(rejected).toEqual([{ line: 4, reason: "price 'many' is not an amount with at most 2 decimals" }]);
  });

  test.each([
    ['price', '-1', 'is not an amount'],
    ['price', '1.505', 'at most 2 decimals'],
    ['price', '99999999', 'more than can be kept'],
    ['discount', '101%', 'from 1% to 100%'],
    ['discount', '0', 'takes nothing off'],
    ['gtin', '4006381333932', 'with their check digit'],
    ['gtin', '4.00638E+12', 'with their check digit'],
    ['active', 'perhaps', 'neither yes nor no'],
    ['active', '', 'active is empty'],
    ['max_quantity', '0', 'above 0'],
    ['stock', 'red=4|red=5', "names 'red' twice"],
    ['stock', '3.5', 'not a whole number'],
    ['variations', 'red=', 'is not an amount'],
    ['slug', 'Ünï', 'a-z, 0-9, dashes'],
    ['category', '', 'category is empty'],
    ['conditions', Array.from({ length: 51 }, (_, at) => `c${at}`).join('|'), '50 are the most'],
  ])('refuses %s %s', (column, cell, reason) => {
    const { rows, rejected } = values(`source_key,${column}\nA,${cell}\n`);
    expect(rows).toEqual([]);
    expect(rejected).toEqual([{ line: 2, reason: expect.stringContaining(reason) }]);
  });

  test('refuses languages that do not say the same', () => {
    const columns =
      'source_key,tags.en,tags.ar,tags.nl,tags.fr,choices,choices.en,choices.ar,choices.nl,choices.fr';
    const { rejected } = values(`${columns}\nA,a|b,c,,,"size:s,m",Size:Small,,,\n`);
    expect(rejected[0]?.reason).toContain('tags.ar has 1 entries where another language has 2');
    expect(rejected[0]?.reason).toContain('choices.en does not name each choice');
  });

  test.each([
    ['', 'is empty'],
    ['price\n1\n', 'source_key or slug'],
    ['source_key,colour\nA,red\n', 'no such columns: colour'],
    ['source_key,price,price\nA,1,2\n', 'price is there twice'],
    ['source_key\tprice\nA\t1\n', 'divided by tabs'],
    ['source_key,name.en\nA,Soup\n', 'name.ar, name.nl, name.fr'],
    [`${plain}"A,1\n`, 'not readable as CSV'],
    [`${plain}${'A,1\n'.repeat(SHEET_LIMITS.rows + 1)}`, 'more than 100000 rows'],
  ])('is refused as a whole: %#', (sheet, sentence) => {
    expect(() => values(sheet)).toThrow(SheetProblem);
    expect(() => values(sheet)).toThrow(sentence);
  });

  test('is refused in another encoding, and when it is too large', () => {
    expect(() => readSheet(new Uint8Array([0xff, 0xfe, 0x73, 0x00]), DECIMALS)).toThrow('not in UTF-8');
    expect(() => readSheet(new Uint8Array(SHEET_LIMITS.bytes + 1), DECIMALS)).toThrow('larger than 64 MB');
  });

  test('keeps money whole in every currency', () => {
    expect(values(`${plain}A,1234\n`, 0).rows[0]?.values.priceMinor).toBe(1234);
    expect(values(`${plain}A,1.5\n`, 3).rows[0]?.values.priceMinor).toBe(1500);
    expect(values(`${plain}A,1.5\n`, 0).rejected).toHaveLength(1);
  });

  test('has a column once', () => {
    expect(new Set(SHEET_COLUMNS).size).toBe(SHEET_COLUMNS.length);
  });
});
