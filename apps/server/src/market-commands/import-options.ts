import { resolve } from 'node:path';
import { isTimeZone } from '@promenade/domain/hours';
import { isKeptPercent } from '@promenade/domain/money';
import type { OwnMarketRequest } from '@promenade/market/own';
import { CommandProblem } from './command.ts';
import { type GivenOptions, type OptionKinds, seeHelp } from './options.ts';

/** What `import` takes; help.ts says what each means. */
export const importOptions: OptionKinds = {
  catalogue: 'text',
  zones: 'text',
  clip: 'text',
  name: 'text',
  'time-zone': 'text',
  country: 'text',
  currency: 'text',
  'scale-prices': 'text',
  tax: 'text',
  stores: 'text',
  sea: 'text',
  'dry-run': 'switch',
  replace: 'switch',
};

const MOST_STORES = 5000;
const LONGEST_NAME = 100;

/** The options as the importer wants them. @throws CommandProblem */
export async function readRequest(given: GivenOptions, folder: string): Promise<OwnMarketRequest> {
  const [file] = given.words;
  if (file === undefined) throw new CommandProblem(`Name the map file to import. ${seeHelp}`);
  const catalogueFolder = given.text('catalogue');
  if (catalogueFolder === undefined)
    throw new CommandProblem(
      'Name the folder with the menus: --catalogue FOLDER. packages/market/catalogue is one to begin with.',
    );
  const { readClip } = await import('@promenade/market/own');
  const [clip, zonesFile] = [given.text('clip'), given.text('zones')];
  return {
    file: resolve(folder, file),
    catalogueFolder: resolve(folder, catalogueFolder),
    ...(zonesFile !== undefined && { zonesFile: resolve(folder, zonesFile) }),
    ...texts(given),
    ...(clip !== undefined && { clip: readClip(clip, folder) }),
    ...numbers(given),
    coast: readSea(given.text('sea')),
  };
}

function texts(given: GivenOptions): Partial<OwnMarketRequest> {
  const name = readName(given);
  const [timeZone, country, currency] = [
    check(given, 'time-zone', isTimeZone, 'Europe/Lisbon'),
    check(given, 'country', (code) => isCode(code, 2), 'PT')?.toUpperCase(),
    check(given, 'currency', (code) => isCode(code, 3), 'EUR')?.toUpperCase(),
  ];
  return {
    ...(name !== undefined && { name }),
    ...(timeZone && { timeZone }),
    ...(country && { country }),
    ...(currency && { currency }),
  };
}

/** A place's name is as long as a zone's may be, and says something. */
function readName(given: GivenOptions): string | undefined {
  const name = given.text('name')?.trim();
  if (name === undefined || (name.length <= LONGEST_NAME && /[\p{L}\p{N}]/u.test(name))) return name;
  throw new CommandProblem(`--name takes 1 to ${LONGEST_NAME} characters, a letter or a digit among them.`);
}

function numbers(given: GivenOptions): Partial<OwnMarketRequest> {
  const [priceFactor, taxPercent, mostStores] = [
    readNumber(given, 'scale-prices', 0.0001, 100_000),
    readTax(given),
    readNumber(given, 'stores', 1, MOST_STORES),
  ];
  return {
    ...(priceFactor !== undefined && { priceFactor }),
    ...(taxPercent !== undefined && { taxPercent }),
    ...(mostStores !== undefined && { mostStores }),
  };
}

function check(
  given: GivenOptions,
  option: string,
  isKnown: (value: string) => boolean,
  example: string,
): string | undefined {
  const value = given.text(option);
  if (value === undefined || isKnown(value)) return value;
  throw new CommandProblem(`--${option} ${value} is not known; it is written as --${option} ${example}.`);
}

/** Two letters of a country, three of a currency. */
function isCode(code: string, length: 2 | 3): boolean {
  const type = length === 2 ? 'region' : 'currency';
  if (!new RegExp(`^[a-z]{${length}}$`, 'i').test(code)) return false;
  return new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code.toUpperCase()) !== undefined;
}

function readNumber(given: GivenOptions, option: string, least: number, most: number): number | undefined {
  const text = given.text(option);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() !== '' && value >= least && value <= most) return value;
  throw new CommandProblem(`--${option} ${text} is not a number from ${least} to ${most}.`);
}

function readTax(given: GivenOptions): number | undefined {
  const percent = readNumber(given, 'tax', 0, 100);
  if (percent === undefined || isKeptPercent(percent)) return percent;
  throw new CommandProblem(`--tax ${percent} has more than three decimals.`);
}

function readSea(text = 'auto'): OwnMarketRequest['coast'] {
  const choices = { auto: 'auto', yes: 'land-mask', no: 'none' } as const;
  const choice = choices[text as keyof typeof choices];
  if (choice === undefined) throw new CommandProblem(`--sea ${text} is not auto, yes or no.`);
  return choice;
}
