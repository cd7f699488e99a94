import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoCatalogueFolder } from '@promenade/market/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mlinsko, townAsOsmXml } from '../modules/market/testing/made-up-town.fixture.ts';
import { runCommand } from './index.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promenade-command-'));
  await writeFile(join(folder, 'town.osm'), townAsOsmXml(mlinsko));
  await writeFile(join(folder, 'empty.osm'), '');
  await writeFile(join(folder, 'letter.osm'), 'Dear all, the map follows.\n');
  await writeFile(
    join(folder, 'fields.osm'),
    '<osm version="0.6"><node id="1" lat="46.1" lon="14.7"><tag k="natural" v="tree"/></node></osm>',
  );
  await cp(demoCatalogueFolder, join(folder, 'menus'), { recursive: true });
  await cp(demoCatalogueFolder, join(folder, 'no-dishes'), { recursive: true });
  await rm(join(folder, 'no-dishes/food/dishes'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Ran {
  readonly code: number;
  readonly printed: string;
  readonly complaint: string;
}

/** Runs a command as the terminal would. Its market must not be opened: a dry run writes nothing, and a mistake is told before. */
async function run(name: string | undefined, ...args: string[]): Promise<Ran> {
  const [printed, complaints]: [string[], string[]] = [[], []];
  const code = await runCommand(name, {
    args,
    folder,
    output: { isTTY: false, write: (text: string) => printed.push(text) > 0 } as NodeJS.WriteStream,
    errors: { write: (text: string) => complaints.push(text) > 0 } as NodeJS.WritableStream,
    hasMarket: () => false,
    withDatabase: () => Promise.reject(new Error('not asked for')),
    withMarket: () => Promise.reject(new Error('the market was opened')),
  });
  return { code, printed: printed.join(''), complaint: complaints.join('').trim() };
}

const zoneFile = (features: readonly object[]): string =>
  JSON.stringify({ type: 'FeatureCollection', bbox: [14, 46, 15, 47], features }, null, 2);

const square = (west: number, south: number, size: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
});

describe('what goes wrong is one sentence and exit code 1', () => {
  test.each([
    ['opn', [], "There is no command 'opn'. npm run market -- help lists them."],
    ['demo', ['berlin'], "There is no demonstration of 'berlin', only of montevideo and astana."],
    ['catalogue', [], 'Say catalogue export FILE or catalogue import FILE.'],
    ['catalogue', ['import'], 'Name the CSV file. npm run market -- help says what can be given.'],
    [
      'catalogue',
      ['import', 'none.csv'],
      'FOLDER/none.csv cannot be found, or this account may not read it.',
    ],
    ['catalogue', ['export', 'out.csv', '--dry-run'], 'There is no option --dry-run.'],
    ['demo', ['astana', 'now'], "'now' is one word too many. npm run market -- help says what can be given."],
    ['import', [], 'Name the map file to import. npm run market -- help says what can be given.'],
    [
      'import',
      ['town.osm'],
      'Name the folder with the menus: --catalogue FOLDER. packages/market/catalogue is one to begin with.',
    ],
    [
      'import',
      ['town.osm', '--catalog', 'menus'],
      'There is no option --catalog. npm run market -- help says what can be given.',
    ],
    [
      'import',
      ['town.osm', '--catalogue'],
      'The option --catalogue is not given as it should be. npm run market -- help says what can be given.',
    ],
    [
      'import',
      ['away.osm', '--catalogue', 'menus'],
      'FOLDER/away.osm cannot be found, or this account may not read it.',
    ],
    ['import', ['empty.osm', '--catalogue', 'menus'], 'FOLDER/empty.osm is empty.'],
    [
      'import',
      ['letter.osm', '--catalogue', 'menus'],
      'FOLDER/letter.osm is none of .osm.pbf, .osm, .osm.gz, .osm.bz2 and GeoJSON',
    ],
    [
      'import',
      ['fields.osm', '--catalogue', 'menus', '--dry-run'],
      'FOLDER/fields.osm holds no street with a name: there is no city to open.',
    ],
    ['import', ['town.osm', '--catalogue', 'meals'], 'There is no catalogue folder FOLDER/meals.'],
    ['import', ['town.osm', '--catalogue', 'menus', '--zones', 'z.json'], 'There is no file FOLDER/z.json.'],
    [
      'import',
      ['town.osm', '--catalogue', 'menus', '--zones', 'letter.osm'],
      'FOLDER/letter.osm is not GeoJSON',
    ],
    [
      'import',
      ['town.osm', '--catalogue', 'menus', '--clip', '-3,5'],
      '--clip -3,5 is not west,south,east,north in degrees',
    ],
    ['import', ['town.osm', '--catalogue', 'menus', '--clip', '1,2,1.1,2.1', '--dry-run'], 'within the clip'],
    [
      'import',
      ['town.osm', '--catalogue', 'menus', '--scale-prices', '100000', '--dry-run'],
      'and 5000000 EUR is the most that is kept',
    ],
    ['import', ['town.osm', '--catalogue', 'no-dishes', '--dry-run'], 'First look at food/'],
    ['import', ['town.osm', '--catalogue', 'menus', '--name', '!!!'], '--name takes 1 to 100 characters'],
    ['import', ['town.osm', '--catalogue', 'menus', '--name', ' '], '--name takes 1 to 100 characters'],
    [
      'import',
      ['town.osm', '--catalogue', 'menus', '--name', 'a'.repeat(101)],
      '--name takes 1 to 100 characters',
    ],
    [
      'import',
      ['town.osm', '--catalogue', 'menus', '--currency', 'EURO'],
      '--currency EURO is not known; it is written as --currency EUR.',
    ],
    [
      'import',
      ['town.osm', '--catalogue', 'menus', '--country', 'XQ'],
      '--country XQ is not known; it is written as --country PT.',
    ],
    [
      'import',
      ['town.osm', '--catalogue', 'menus', '--time-zone', 'Europe/Nowhere'],
      '--time-zone Europe/Nowhere is not known',
    ],
    [
      'import',
      ['town.osm', '--catalogue', 'menus', '--stores', 'all'],
      '--stores all is not a number from 1 to 5000.',
    ],
    [
      'import',
      ['town.osm', '--catalogue', 'menus', '--tax', '8.8875'],
      '--tax 8.8875 has more than three decimals.',
    ],
    ['import', ['town.osm', '--catalogue', 'menus', '--sea', 'maybe'], '--sea maybe is not auto, yes or no.'],
  ])('%s %j', async (name, args, sentence) => {
    const { code, complaint } = await run(name, ...args);
    expect(complaint.replaceAll(folder, 'FOLDER')).toContain(sentence);
    expect(complaint.split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });
});

test.each([undefined, 'help', '--help', '-h'])('%s prints what can be done', async (name) => {
  const { code, printed } = await run(name);
  expect(code).toBe(0);
  for (const word of [
    'demo [montevideo | astana]',
    'import FILE',
    '--dry-run',
    '--replace',
    'operator-token',
    'catalogue export FILE',
    'catalogue import FILE',
  ])
    expect(printed).toContain(word);
  expect(Math.max(...printed.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

describe('a dry run', () => {
  test('of files without a mistake says what would come of them, and opens no market', async () => {
    const { code, printed, complaint } = await run('import', 'town.osm', '--catalogue', 'menus', '--dry-run');
    expect(complaint).toBe('');
    expect(code).toBe(0);
    expect(printed).toMatch(
      /Mlinsko: 10 streets with 800 house numbers, 1 zone, 6 stores with \d+ items, prices in EUR, clocks of Europe\/Ljubljana\.\nNothing was written: this was a dry run\.\n$/,
    );
    expect(printed).not.toContain('Left out');
  });

  test('prints every row that is left out, with its file, line and reason', async () => {
    const dishes = join(folder, 'menus/food/dishes/pizzeria.csv');
    const lines = (await readFile(dishes, 'utf8')).split('\n');
    lines[2] = (lines[2] ?? '').replace(/,\d+,/, ',many,');
    await writeFile(dishes, lines.join('\n'));
    const features = [
      { type: 'Feature', properties: { name: 'Old {town}, [south]' }, geometry: square(14.6, 46, 0.2) },
      { type: 'Feature', properties: {}, geometry: square(14.6, 46, 0.2) },
      { type: 'Feature', properties: { name: 'Line' }, geometry: { type: 'Point', coordinates: [14, 46] } },
    ];
    const text = zoneFile(features);
    await writeFile(join(folder, 'zones.geojson'), text);
    const lineOf = (feature: number): number =>
      text.split('\n').flatMap((line, index) => (line === '    {' ? [index + 1] : []))[feature] ?? 0;
    const { code, printed } = await run(
      'import',
      'town.osm',
      '--catalogue',
      'menus',
      '--zones',
      'zones.geojson',
      '--dry-run',
    );
    expect(code).toBe(1);
    expect(printed).toContain('Left out, 3 rows:\n');
    expect(printed).toContain("  food/dishes/pizzeria.csv, line 3: price 'many' is not an amount\n");
    expect(printed).toContain(
      `  zones.geojson, line ${lineOf(1)}, feature 2: its property 'name' is not a text of 1 to 100 characters\n`,
    );
    expect(printed).toContain(`  zones.geojson, line ${lineOf(2)}, feature 3: its geometry is neither`);
    expect(printed).toMatch(/Nothing was written: this was a dry run\.\n$/);
  });

  test('names what a zone does not deliver: one with a price for food alone left shops without delivery, and no word of it', async () => {
    const feature = (name: string, delivery: object) =>
      ({ type: 'Feature', properties: { name, delivery }, geometry: square(14.6, 46, 0.2) }) as const;
    const price = { per_km: 1, minimum: 3 };
    const dryRun = async (features: readonly object[]) => {
      await writeFile(join(folder, 'prices.geojson'), zoneFile(features));
      const options = ['--catalogue', demoCatalogueFolder, '--zones', 'prices.geojson', '--dry-run'];
      return (await run('import', 'town.osm', ...options)).printed;
    };
    expect(await dryRun([feature('Centre', { food: price })])).toMatch(
      /\.\nNot delivered there, as the zone has prices but none for these modules .*:\n {2}Centre: parcel\nNothing was written/,
    );
    expect(await dryRun([feature('Centre', { food: price, every: price })])).not.toContain('Not delivered');
  });

  test('keeps to a clip, and takes its polygon for the zone', async () => {
    const clip = { type: 'Feature', properties: {}, geometry: square(14.699, 46.049, 0.004) };
    await writeFile(join(folder, 'clip.geojson'), JSON.stringify(clip));
    const whole = /(\d+) house numbers/;
    const { printed } = await run(
      'import',
      'town.osm',
      '--catalogue',
      demoCatalogueFolder,
      '--clip',
      'clip.geojson',
      '--dry-run',
    );
    expect(Number(whole.exec(printed)?.[1])).toBeGreaterThan(50);
    expect(Number(whole.exec(printed)?.[1])).toBeLessThan(500);
  });
});

test('progress is told in lines where output is no terminal, each step once, and it never falls', async () => {
  const { printed } = await run('import', 'town.osm', '--catalogue', demoCatalogueFolder, '--dry-run');
  const lines = printed.split('\n').filter((line) => /^\d+ %/.test(line));
  const percents = lines.map((line) => Number.parseInt(line, 10));
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  const steps = lines.map((line) => line.replace(/^\d+ % {2}|, about.*$/g, ''));
  expect(new Set(steps)).toEqual(
    new Set([
      'Reading the map',
      'Finding addresses',
      'Joining the roads',
      'Finding the coast',
      'Cutting map tiles',
    ]),
  );
});
