import { isExact, toMinor } from '@promenade/domain/money';
import type { Discount } from './offer.ts';
import { type LanguageCode, type LocalizedText, LONGEST_NAME } from '../texts/index.ts';
import type { CsvRow } from './csv-file.ts';

export const LANGUAGES: readonly LanguageCode[] = ['en', 'ar', 'nl', 'fr'];

/** The columns of a localized text: 'name' → name_en, name_ar, name_nl, name_fr. */
export function localizedColumns(column: string): string[] {
  return LANGUAGES.map((language) => `${column}_${language}`);
}

/** A span of the day: minutes after local midnight. */
export type DailyMinutes = { fromMinute: number; untilMinute: number };

/**
 * Reads the cells of a row; a column that the file lacks is empty in every row. Problems are collected, so that one
 * pass reports all problems of a row.
 */
export type Cells = {
  problems: string[];
  text: (column: string) => string;
  key: (column: string) => string;
  /** @param longest characters per language; by default the limit of a name */
  localized: (column: string, longest?: number) => LocalizedText;
  /** The cell's text, or an empty one. */
  maybe: (column: string) => string;
  /** Written in major units, returned in minor units. */
  money: (column: string) => number;
  count: (column: string) => number | null;
  flag: (column: string) => boolean;
  list: (column: string) => string[];
  oneOf: <T extends string>(column: string, values: readonly T[]) => T;
  window: (column: string) => DailyMinutes | null;
  discount: (column: string) => Discount | null;
};

// Keys are also used in links and picture names.
const KEY = /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/;
const MONEY = /^\d{1,7}(\.\d{1,4})?$/;
const COUNT = /^[1-9]\d{0,5}$/;

export function cellsOf(row: CsvRow, decimals: number): Cells {
  const problems: string[] = [];
  const raw = (column: string): string => row.cells[column] ?? '';
  const note = <T>(problem: string, instead: T): T => {
    problems.push(problem);
    return instead;
  };
  const text = (column: string): string => raw(column) || note(`${column} is empty`, '');
  const amount = (cell: string, column: string): number => {
    if (MONEY.test(cell))
      return isExact(Number(cell), decimals)
        ? toMinor(Number(cell), decimals)
        : note(`${column} '${cell}' is not an amount with at most ${decimals} decimals`, 0);
    const isLarge = /^\d{8,}(\.\d+)?$/.test(cell);
    return note(`${column} '${cell}' is ${isLarge ? 'more than 9999999' : 'not an amount'}`, 0);
  };
  return {
    problems,
    text,
    maybe: raw,
    key: (column) =>
      KEY.test(raw(column))
        ? raw(column)
        : note(`${column} '${raw(column)}' is not a key (a-z, 0-9, dashes, at most 60)`, ''),
    localized: (column, longest = LONGEST_NAME) => readLocalized(column, longest, text, note),
    money: (column) => amount(raw(column), column),
    count: (column) => readCount(raw(column), column, note),
    flag: (column) => readFlag(raw(column), column, note),
    list: (column) => listed(raw(column), ';'),
    oneOf: (column, values) =>
      values.find((value) => value === raw(column)) ??
      note(`${column} '${raw(column)}' is not one of ${values.join(', ')}`, values[0] as never),
    window: (column) =>
      raw(column) === ''
        ? null
        : (parseWindow(raw(column)) ?? note(`${column} '${raw(column)}' is not HH:MM-HH:MM`, null)),
    discount: (column) => readDiscount(raw(column), column, amount, note),
  };
}

/** The values in a cell, without duplicates. */
export function listed(text: string, sign: string): string[] {
  const entries = text.split(sign).map((entry) => entry.trim());
  return [...new Set(entries)].filter(Boolean);
}

type Note = <T>(problem: string, instead: T) => T;

function readLocalized(
  column: string,
  longest: number,
  text: (column: string) => string,
  note: Note,
): LocalizedText {
  const limited = (name: string): string => {
    const said = text(name);
    const { length } = said;
    return length > longest ? note(`${name} has ${length} characters, ${longest} are the most`, '') : said;
  };
  return {
    en: limited(`${column}_en`),
    ar: limited(`${column}_ar`),
    nl: limited(`${column}_nl`),
    fr: limited(`${column}_fr`),
  };
}

function readCount(cell: string, column: string, note: Note): number | null {
  if (cell === '') return null;
  return COUNT.test(cell) ? Number(cell) : note(`${column} '${cell}' is not a whole number above 0`, null);
}

function readFlag(cell: string, column: string, note: Note): boolean {
  return (
    cell === 'yes' ||
    (cell !== '' && cell !== 'no' && note(`${column} '${cell}' is neither yes nor no`, false))
  );
}

function readDiscount(
  cell: string,
  column: string,
  amount: (cell: string, column: string) => number,
  note: Note,
): Discount | null {
  if (cell === '') return null;
  if (!cell.endsWith('%')) return { type: 'amount', amountMinor: amount(cell, column) };
  const percent = Number(cell.slice(0, -1));
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return { type: 'percent', percent };
  return note(`${column} '${cell}' is not a percentage from 1% to 100%`, null);
}

/** '08:00-12:30' → minutes; undefined for anything else. */
export function parseWindow(text: string): DailyMinutes | undefined {
  const parts = /^([01]\d|2[0-4]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/.exec(text);
  if (!parts) return undefined;
  const [fromMinute, untilMinute] = [
    Number(parts[1]) * 60 + Number(parts[2]),
    Number(parts[3]) * 60 + Number(parts[4]),
  ];
  return fromMinute < 1440 && untilMinute <= 1440 ? { fromMinute, untilMinute } : undefined;
}
