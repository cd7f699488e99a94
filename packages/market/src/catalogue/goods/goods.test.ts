import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isGtin } from '@promenade/domain/catalog';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LocalizedText } from '../../texts/index.ts';
import { demoCatalogueFolder, type GoodsCatalogue, readCatalogue } from '../index.ts';

const { catalogue, rejected } = readCatalogue(demoCatalogueFolder, 0);
const goodsOf = ({ shelves }: GoodsCatalogue) => [...shelves.values()].flat();

test('the demonstration catalogue has goods of three modules, and is taken whole', () => {
  expect(rejected).toEqual([]);
  expect(catalogue.goods.map(({ moduleType }) => moduleType)).toEqual(['grocery', 'pharmacy', 'ecommerce']);
});

describe.each(catalogue.goods.map((goods) => ({ ...goods, goods })))('goods of $moduleType', ({ goods }) => {
  const all = goodsOf(goods);
  const names: LocalizedText[] = [
    ...[...goods.categories, ...goods.brands, ...goods.conditions].map(({ name }) => name),
    ...goods.templates.map(({ kind }) => kind),
    ...all.map(({ name }) => name),
  ];
  const texts: LocalizedText[] = [
    ...names,
    ...all.flatMap((good) => [good.description, ...good.tags, ...good.allergens, ...good.genericNames]),
    ...all.flatMap((good) => [...(good.unit ? [good.unit] : []), ...good.nutrition]),
    ...all.flatMap(({ choices }) => choices.map(({ title }) => title)),
    ...all.flatMap(({ choices }) => choices.flatMap(({ options }) => options.map(({ label }) => label))),
  ];

  test('are as many as a shop has', () => {
    const least = { grocery: 250, pharmacy: 120, ecommerce: 200 }[goods.moduleType];
    expect(all.length).toBeGreaterThanOrEqual(least);
  });

  test('[LANG-01] say everything in Arabic letters in Arabic', () => {
    const latin = ({ ar }: LocalizedText): boolean =>
      !/[\u0600-\u06ff]|^\d+$/.test(ar) || /[A-Za-z]{2}/.test(ar);
    expect(texts.filter(latin).map(({ ar }) => ar)).toEqual([]);
  });

  test('[LANG-01] leave no English in Dutch and French', () => {
    const english = /\b(the|and|with|from|under|made|fresh|served|our)\b/i;
    expect(texts.flatMap(({ nl, fr }) => [nl, fr]).filter((text) => english.test(text))).toEqual([]);
    const untold = all.filter(({ description: { en, nl, fr } }) => new Set([en, nl, fr]).size < 3);
    expect(untold.map((good) => good.key)).toEqual([]);
  });

  test('are named, pictured and numbered once each', () => {
    const once = (values: readonly unknown[]) =>
      expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
    once(all.map(({ key }) => key));
    once(all.map(({ gtin }) => gtin));
    once(all.map(({ look }) => JSON.stringify(look)));
    for (const language of ['en', 'ar', 'nl', 'fr'] as const) once(all.map(({ name }) => name[language]));
  });

  test('carry numbers of the range that GS1 leaves to shops, each with its check digit', () => {
    for (const { key, gtin } of all)
      expect([key, gtin !== null && isGtin(gtin), gtin?.[0]]).toEqual([key, true, '2']);
  });

  test('fill every category, brand and condition', () => {
    const used = new Set(all.flatMap(({ category, brand, conditions }) => [category, brand, ...conditions]));
    const parents = new Set(goods.categories.map(({ parent }) => parent));
    const empty = [...goods.categories, ...goods.brands, ...goods.conditions].filter(
      ({ key }) => !used.has(key) && !parents.has(key),
    );
    expect(empty.map(({ key }) => key)).toEqual([]);
    const sold = new Set(goods.templates.flatMap(({ menus }) => menus));
    expect([...goods.shelves.keys()].filter((shelf) => !sold.has(shelf))).toEqual([]);
  });

  test('look unlike their neighbours', () => {
    for (const shelf of goods.shelves.values()) {
      const looks = shelf.map(({ look }) => JSON.stringify('pack' in look ? look.pack : look.objects));
      expect(looks.filter((look, at) => look === looks[at - 1])).toEqual([]);
    }
  });
});

test('each module says what only it can: nutrition, prescriptions, colours and sizes', () => {
  const [grocery, pharmacy, ecommerce] = catalogue.goods.map(goodsOf);
  expect(grocery?.filter(({ nutrition }) => nutrition.length === 7).length).toBeGreaterThan(200);
  expect(grocery?.some(({ allergens }) => allergens.length > 1)).toBe(true);
  expect(grocery?.filter(({ organic }) => organic).length).toBeGreaterThan(8);
  expect(pharmacy?.filter(({ prescription }) => prescription).length).toBeGreaterThan(25);
  expect(pharmacy?.filter(({ basic }) => basic).length).toBeGreaterThan(25);
  expect(pharmacy?.filter(({ genericNames }) => genericNames.length > 0).length).toBeGreaterThan(80);
  expect(pharmacy?.some((good) => good.prescription && good.maximumCartQuantity === null)).toBe(false);
  expect(ecommerce?.filter(({ choices }) => choices.length > 1).length).toBeGreaterThan(20);
  expect(ecommerce?.every(({ brand }) => brand !== null)).toBe(true);
});

describe('goods with mistakes', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'goods-'));
    cpSync(demoCatalogueFolder, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const replaceIn = (file: string, key: string, from: string, to: string): number => {
    const path = join(folder, file);
    const lines = readFileSync(path, 'utf8').split('\n');
    const at = lines.findIndex((line) => line.startsWith(`${key},`));
    lines[at] = lines[at]?.replace(from, to) ?? '';
    writeFileSync(path, lines.join('\n'));
    return at + 1;
  };

  test('a good that stands on another shelf already is left out: one picture cannot be of two', () => {
    const line = replaceIn('grocery/shelves/fruit.csv', 'lemon', 'lemon,', 'croissants,');
    expect(readCatalogue(folder, 0).rejected).toEqual([
      {
        file: 'grocery/shelves/fruit.csv',
        line,
        reason: "'croissants' stands in grocery/shelves/bakery.csv already",
      },
    ]);
  });

  test('a category under one that is left out is left out with it', () => {
    replaceIn('grocery/categories.csv', 'fruit-vegetables', ',apple+', ',moon+');
    const { rejected } = readCatalogue(folder, 0);
    expect(rejected.map(({ reason }) => reason)).toContain("parent 'fruit-vegetables' is not known");
  });

  const problems: [file: string, key: string, from: string, to: string, reason: string][] = [
    ['grocery/shelves/fruit.csv', 'lemon', ',kg,', ',stone,', "unit 'stone' is not known"],
    ['grocery/shelves/fruit.csv', 'lemon', ',lemon,', ',moon,', "image 'moon' is not known"],
    ['grocery/shelves/fruit.csv', 'lemon', 'fat=0.3', 'fat=little', "nutrition 'fat=little' has no number"],
    ['grocery/shelves/fruit.csv', 'lemon', 'energy=29', 'joy=29', "nutrition 'joy' is not known"],
    ['grocery/shelves/bakery.csv', 'croissants', 'milk;egg', 'milk;luck', "allergens 'luck' is not known"],
    [
      'grocery/shelves/dairy.csv',
      'milk-whole',
      'carton blue',
      'crate blue',
      "pack: 'crate' is no shape of a pack",
    ],
    ['grocery/categories.csv', 'fruit', 'fruit-vegetables', 'fruits', "parent 'fruits' is not known"],
    ['grocery/templates.csv', 'butcher', ',meat;oils', ',meats;oils', "menus 'meats' is not known"],
    ['grocery/templates.csv', 'butcher', ',90,', ',900,', 'share_percent 900 is above 100'],
    ['pharmacy/shelves/stomach.csv', 'omeprazole', ',heartburn,', ',love,', "conditions 'love' is not known"],
    [
      'pharmacy/shelves/stomach.csv',
      'omeprazole',
      ',omeprazole,',
      ',magic,',
      "generic_names 'magic' is not known",
    ],
    ['ecommerce/shelves/clothes.csv', 't-shirt', ',rambla,', ',nobody,', "brand 'nobody' is not known"],
    [
      'ecommerce/shelves/clothes.csv',
      't-shirt',
      'white black',
      'white mauve',
      "colour of choices 'mauve' is not known",
    ],
    ['ecommerce/shelves/clothes.csv', 't-shirt', 'colour:', 'shade:', "choices 'shade' is not known"],
    [
      'ecommerce/shelves/clothes.csv',
      't-shirt',
      'size:s',
      'colour:red;size:s',
      "choices names 'colour' twice",
    ],
    ['ecommerce/shelves/clothes.csv', 't-shirt', 'size:s m l xl', 'size:', "choices 'size' names no option"],
  ];

  test.each(problems)('%s, %s: %s → %s', (file, key, from, to, reason) => {
    const line = replaceIn(file, key, from, to);
    expect(readCatalogue(folder, 0).rejected).toContainEqual({ file, line, reason });
  });

  test('an option that is named twice is offered once', () => {
    replaceIn('ecommerce/shelves/clothes.csv', 't-shirt', 'white black', 'white white black');
    const { catalogue, rejected } = readCatalogue(folder, 0);
    const shirt = catalogue.goods.flatMap(goodsOf).find(({ key }) => key === 't-shirt');
    expect(rejected).toEqual([]);
    expect(shirt?.choices[0]?.options.map(({ key }) => key)).toEqual(['white', 'black', 'navy', 'red']);
  });

  test('a wrong check digit is refused, and so is everything that cannot be a number of goods', () => {
    const file = 'grocery/shelves/fruit.csv';
    const line = replaceIn(file, 'apple-red', '2068477135494', '2068477135495');
    const reason = "gtin '2068477135495' is not 8, 12, 13 or 14 digits with their check digit";
    expect(readCatalogue(folder, 0).rejected).toEqual([{ file, line, reason }]);
  });

  test('columns that no row fills may be left out; others than the known ones may not be there', () => {
    const path = join(folder, 'grocery/shelves/fruit.csv');
    writeFileSync(path, readFileSync(path, 'utf8').replace(',stock,', ',shelf_life,'));
    expect(readCatalogue(folder, 0).rejected[0]).toEqual({
      file: 'grocery/shelves/fruit.csv',
      line: 1,
      reason: 'unknown columns: shelf_life',
    });
  });
});
