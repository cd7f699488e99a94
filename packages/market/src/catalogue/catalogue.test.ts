import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LocalizedText } from '../texts/index.ts';
import { demoCatalogueFolder, readCatalogue } from './index.ts';

describe('the demonstration catalogue', () => {
  const { catalogue, rejected } = readCatalogue(demoCatalogueFolder, 0);
  const food = catalogue.food;
  const dishes = [...(food?.menus.values() ?? [])].flat();
  const texts: LocalizedText[] = [
    ...dishes.flatMap((dish) => [dish.name, dish.description]),
    ...dishes.flatMap((dish) =>
      dish.variationGroups.flatMap(({ name, options }) => [name, ...options.map((option) => option.label)]),
    ),
    ...(food?.addOns ?? []).map((addOn) => addOn.name),
    ...(food?.categories ?? []).map((category) => category.name),
    ...(food?.templates ?? []).map((template) => template.kind),
    ...catalogue.parcels.flatMap((parcel) => [parcel.name, parcel.description]),
  ];

  test('is taken whole', () => expect(rejected).toEqual([]));

  test('has 25 templates or more, each with a menu of 12 to 30 dishes', () => {
    expect(food?.templates.length).toBeGreaterThanOrEqual(25);
    for (const template of food?.templates ?? []) {
      const count = template.menus.reduce((sum, menu) => sum + (food?.menus.get(menu)?.length ?? 0), 0);
      expect([template.key, count >= 12 && count <= 30], `${count} dishes`).toEqual([template.key, true]);
    }
  });

  test('[LANG-01] says everything in Arabic letters in Arabic', () => {
    expect(
      texts.filter(({ ar }) => !/[\u0600-\u06ff]/.test(ar) || /[A-Za-z]{2}/.test(ar)).map(({ ar }) => ar),
    ).toEqual([]);
  });

  test('[LANG-01] leaves no English in Dutch and French', () => {
    const english = /\b(the|and|with|from|under|made|fresh|slowly|served|our)\b/i;
    expect(texts.flatMap(({ nl, fr }) => [nl, fr]).filter((text) => english.test(text))).toEqual([]);
    const untold = dishes.filter(({ description: { en, nl, fr } }) => new Set([en, nl, fr]).size < 3);
    expect(untold.map((dish) => dish.key)).toEqual([]);
  });

  test('uses all that a menu can say', () => {
    expect(dishes.some((dish) => dish.window)).toBe(true);
    expect(dishes.some((dish) => dish.discount?.type === 'percent')).toBe(true);
    expect(dishes.some((dish) => dish.maximumCartQuantity)).toBe(true);
    expect(dishes.some((dish) => dish.dailyStock)).toBe(true);
    expect(
      dishes.some((dish) => dish.variationGroups.some((group) => group.type === 'multi' && group.min > 0)),
    ).toBe(true);
  });
});

describe('a catalogue with mistakes', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
    cpSync(demoCatalogueFolder, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const edit = (file: string, change: (lines: string[]) => string[]): void => {
    const path = join(folder, file);
    writeFileSync(path, change(readFileSync(path, 'utf8').trimEnd().split('\n')).join('\n'));
  };
  const replaceIn = (file: string, line: number, from: string, to: string): void =>
    edit(file, (lines) => lines.map((text, at) => (at === line - 1 ? text.replace(from, to) : text)));

  test.each([
    ['food/dishes/pizzeria.csv', 2, ',320,', ',many,', "price 'many' is not an amount"],
    ['food/dishes/pizzeria.csv', 2, ',320,', ',10000000,', "price '10000000' is more than 9999999"],
    ['food/dishes/pizzeria.csv', 3, 'pizza+tomato', 'pizza+moon', "image 'moon' is not known"],
    ['food/dishes/pizzeria.csv', 3, ',pizza,', ',pizzas,', "category 'pizzas' is not known"],
    ['food/dishes/cafe.csv', 7, '07:30-12:30', '7:30 to noon', "window '7:30 to noon' is not HH:MM-HH:MM"],
    ['food/dishes/pizzeria.csv', 2, 'بيتزا موزاريلا', '', 'name_ar is empty'],
    ['food/dishes/pizzeria.csv', 6, '10%', '120%', "discount '120%' is not a percentage from 1% to 100%"],
    ['food/dishes/pizzeria.csv', 4, 'fugazza,', 'muzzarella,', "'muzzarella' stands in line 2 already"],
    ['food/templates.csv', 3, 'pizzeria,,', 'pizzeria,pizza_place,', "kinds 'pizza_place' is not known"],
    ['food/add-ons.csv', 2, ',95,', ',95,1,', '8 cells where the header has 7'],
    ['food/variation-options.csv', 3, 'pizza-size', 'pizza-sise', "group 'pizza-sise' is not known"],
    ['words/choice-options.csv', 3, 'colour,', 'colours,', "choice 'colours' is not known"],
    ['brands.csv', 2, ',skip,', ',hide,', "action 'hide' is not one of skip, rename"],
    ['hours.csv', 2, '12:00-15:30 19:30-00:00', '08:00-20:00 10:00-22:00', 'spans overlap'],
    ['hours.csv', 2, '12:00-15:30 19:30-00:00', '01:00-15:30 19:30-02:00', 'spans overlap'],
    ['hours.csv', 2, '12:00-15:30', '12:00-25:30', "spans '12:00-25:30' is not HH:MM-HH:MM"],
  ])('%s, line %i: %s → %s', (file, line, from, to, reason) => {
    replaceIn(file, line, from, to);
    const { rejected } = readCatalogue(folder, 0);
    expect(rejected).toContainEqual({ file, line, reason });
  });

  test('an amount that is finer than the currency is told by line and column: it was rounded without a word', () => {
    replaceIn('food/dishes/pizzeria.csv', 2, ',320,', ',320.505,');
    const reason = (decimals: number) => `price '320.505' is not an amount with at most ${decimals} decimals`;
    const file = 'food/dishes/pizzeria.csv';
    expect(readCatalogue(folder, 2).rejected).toContainEqual({ file, line: 2, reason: reason(2) });
    expect(readCatalogue(folder, 0).rejected).toContainEqual({ file, line: 2, reason: reason(0) });
    expect(readCatalogue(folder, 3).rejected).toEqual([]);
  });

  test('names every problem of a row at once', () => {
    replaceIn('food/dishes/pizzeria.csv', 2, ',320,pizza,yes,', ',free,platter,maybe,');
    const { rejected } = readCatalogue(folder, 0);
    expect(rejected[0]?.reason.split('; ')).toHaveLength(3);
  });

  test('keeps the rows that are right', () => {
    replaceIn('food/dishes/pizzeria.csv', 2, ',320,', ',many,');
    const { catalogue } = readCatalogue(folder, 0);
    expect(catalogue.food?.menus.get('pizzeria')).toHaveLength(12);
  });

  test('is refused whole where a column or a file is missing', () => {
    edit('food/add-ons.csv', (lines) => [lines[0]?.replace('price,', '') ?? '', ...lines.slice(1)]);
    rmSync(join(folder, 'brands.csv'));
    const { rejected } = readCatalogue(folder, 0);
    expect(rejected).toContainEqual({ file: 'food/add-ons.csv', line: 1, reason: 'missing columns: price' });
    expect(rejected).toContainEqual({ file: 'brands.csv', line: 1, reason: 'the file is missing' });
  });

  test('saved by a spreadsheet in its own letters, or with semicolons, is not taken with signs missing', () => {
    const file = join(folder, 'food/add-ons.csv');
    writeFileSync(file, Buffer.from(readFileSync(file, 'utf8').replace('name_fr', 'naam_fré'), 'latin1'));
    edit('brands.csv', (lines) => lines.map((line) => line.replaceAll(',', ';')));
    const { rejected } = readCatalogue(folder, 0);
    const reasonOf = (name: string) => rejected.find((row) => row.file === name)?.reason;
    expect(reasonOf('food/add-ons.csv')).toBe("the file is not in UTF-8: save it as 'CSV UTF-8'");
    expect(reasonOf('brands.csv')).toBe('cells are divided by semicolons, not by commas');
  });

  test('divided by tabs, with a column twice, or with a folder in a file’s place, says so', () => {
    edit('brands.csv', (lines) => lines.map((line) => line.replaceAll(',', '\t')));
    edit('food/add-ons.csv', (lines) => lines.map((line) => `${line},${line.split(',')[0]}`));
    rmSync(join(folder, 'hours.csv'));
    mkdirSync(join(folder, 'hours.csv'));
    const { rejected } = readCatalogue(folder, 0);
    const reasonOf = (name: string) => rejected.find((row) => row.file === name)?.reason;
    expect(reasonOf('brands.csv')).toBe('cells are divided by tabs, not by commas');
    expect(reasonOf('food/add-ons.csv')).toBe('the column key is there twice');
    expect(reasonOf('hours.csv')).toBe('the file cannot be read (EISDIR)');
  });

  test('whose lines end in two ways, with a line break in a cell, counts lines as an editor does', () => {
    const breakIn = (line: string): string => line.replace(/,([^,]*)$/, ',"$1\nEncore."');
    edit('food/dishes/pizzeria.csv', (lines) => lines.map((line, at) => (at === 1 ? breakIn(line) : line)));
    edit('food/dishes/pizzeria.csv', (lines) => lines.map((line, at) => (at < 2 ? `${line}\r` : line)));
    replaceIn('food/dishes/pizzeria.csv', 4, ',pizza,', ',pizzas,');
    edit('food/dishes/pizzeria.csv', (lines) => [...lines, ',,,,,', 'last,row']);
    const { catalogue, rejected } = readCatalogue(folder, 0);
    expect(catalogue.food?.menus.get('pizzeria')).toHaveLength(12);
    expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
      [17, '2 cells where the header has 21'],
      [4, "category 'pizzas' is not known"],
    ]);
  });

  test('with a text that the database could not keep, or no page could show, is told of before an import', () => {
    replaceIn('food/dishes/pizzeria.csv', 2, 'Mozzarella pizza', 'Mozzarella\0');
    replaceIn('food/dishes/pizzeria.csv', 3, 'Neapolitan pizza', 'N'.repeat(201));
    expect(readCatalogue(folder, 0).rejected.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'name_en holds a character that no text has'],
      [3, 'name_en has 201 characters, 200 are the most'],
    ]);
  });

  test('that cannot be read as CSV says in which line', () => {
    edit('food/add-ons.csv', (lines) => [...lines.slice(0, 3), 'x,"never closed,1,a,b,c,d']);
    const [first] = readCatalogue(folder, 0).rejected;
    expect(first).toMatchObject({ file: 'food/add-ons.csv', line: 4 });
    expect(first?.reason).toMatch(/^not readable as CSV/);
  });

  test('a module without a folder is absent', () => {
    rmSync(join(folder, 'food'), { recursive: true });
    expect(readCatalogue(folder, 0)).toMatchObject({ catalogue: { food: null }, rejected: [] });
  });
});
