import { HIGHEST_MINOR } from '@promenade/domain/money';
import type { Discount } from '../catalogue/index.ts';
import type { LanguageCode } from '../texts/index.ts';
import { type Field, oneCell, plainCell, type RowReading } from './field.ts';
import { SHEET_LANGUAGES, type SheetTexts } from './sheet-item.ts';

/** A required text. */
export function neededText(column: string, longest: number): Field<string> {
  return oneCell(column, plainCell, (cell, row) => {
    if (cell === '') row.note(`${column} is empty`);
    return limited(cell, column, longest, row);
  });
}

export function maybeText(column: string, longest: number): Field<string | null> {
  return oneCell(
    column,
    (value) => plainCell(value ?? ''),
    (cell, row) => (cell === '' ? null : limited(cell, column, longest, row)),
  );
}

/**
 * A text that must satisfy a rule.
 * @param rule the message if it does not
 */
export function checkedText(
  column: string,
  fits: (text: string) => boolean,
  rule: string,
): Field<string | null> {
  return oneCell(
    column,
    (value) => value ?? '',
    (cell, row) => {
      if (cell !== '' && !fits(cell)) row.note(`${column} '${cell}' is not ${rule}`);
      return cell || null;
    },
  );
}

export function limited(text: string, column: string, longest: number, { note }: RowReading): string {
  if (text.length > longest) note(`${column} has ${text.length} characters, ${longest} are the most`);
  return text;
}

export function flag(column: string): Field<boolean> {
  return oneCell(
    column,
    (value) => (value ? 'yes' : 'no'),
    (cell, { note }) => {
      const word = cell.toLowerCase();
      if (!['yes', 'no', ''].includes(word)) note(`${column} '${cell}' is neither yes nor no`);
      return word === 'yes';
    },
  );
}

/** A required flag: an empty cell would count as 'no', with consequences. */
export function neededFlag(column: string): Field<boolean> {
  const field = flag(column);
  return {
    ...field,
    read: (cells, row) => {
      if (cells[0] === '') row.note(`${column} is empty`);
      return field.read(cells, row);
    },
  };
}

export function languageColumns(column: string): string[] {
  return SHEET_LANGUAGES.map((language) => `${column}.${language}`);
}

/** One text in four columns. */
export function texts(column: string, longest: number): Field<SheetTexts> {
  const columns = languageColumns(column);
  return {
    columns,
    write: (value) => SHEET_LANGUAGES.map((language) => plainCell(value[language] ?? '')),
    read: (cells, row) => {
      cells.forEach((cell, at) => {
        limited(cell, columns[at] ?? column, longest, row);
      });
      return textsOf((_, at) => cells[at] ?? '');
    },
  };
}

/** English is the fallback for missing translations, so it is required. */
export function neededTexts(column: string, longest: number): Field<SheetTexts> {
  const field = texts(column, longest);
  return {
    ...field,
    read: (cells, row) => {
      if (cells[0] === '') row.note(`${column}.en is empty`);
      return field.read(cells, row);
    },
  };
}

/** Texts, all of them optional. */
export function maybeTexts(column: string, longest: number): Field<SheetTexts | null> {
  const field = texts(column, longest);
  return {
    columns: field.columns,
    write: (value, decimals) => field.write(value ?? {}, decimals),
    read: (cells, row) => (cells.every((cell) => cell === '') ? null : field.read(cells, row)),
  };
}

/** A text by language; empty ones are left out. */
export function textsOf(text: (language: LanguageCode, at: number) => string): SheetTexts {
  return Object.fromEntries(
    SHEET_LANGUAGES.flatMap((language, at) => {
      const said = text(language, at);
      return said === '' ? [] : [[language, said]];
    }),
  );
}

export function writeMoney(amountMinor: number, decimals: number): string {
  if (decimals === 0) return String(amountMinor);
  const digits = String(amountMinor).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** '12.5' and '12,5', as spreadsheets of different countries write it. */
export function readMoney(cell: string, column: string, { decimals, note }: RowReading): number {
  const [, whole, fraction = ''] = /^(\d{1,10})(?:[.,](\d{1,8}))?$/.exec(cell) ?? [];
  if (whole === undefined || fraction.length > decimals) {
    note(`${column} '${cell}' is not an amount with at most ${decimals} decimals`);
    return 0;
  }
  const amountMinor = Number(whole + fraction.padEnd(decimals, '0'));
  if (amountMinor > HIGHEST_MINOR) note(`${column} '${cell}' is more than can be kept`);
  return amountMinor;
}

export function money(column: string): Field<number> {
  return oneCell(column, writeMoney, (cell, row) => readMoney(cell, column, row));
}

/** A discount: '10%', or an amount. */
export function discount(column: string): Field<Discount | null> {
  return oneCell(
    column,
    (value, decimals) => {
      if (value === null) return '';
      return value.type === 'percent' ? `${value.percent}%` : writeMoney(value.amountMinor, decimals);
    },
    (cell, row) => {
      if (cell === '') return null;
      const [, percent] = /^(\d{1,3})\s?%$/.exec(cell) ?? [];
      if (percent === undefined) {
        const amountMinor = readMoney(cell, column, row);
        if (amountMinor === 0) row.note(`${column} '${cell}' takes nothing off`);
        return { type: 'amount', amountMinor };
      }
      if (Number(percent) < 1 || Number(percent) > 100)
        row.note(`${column} '${cell}' is not a percentage from 1% to 100%`);
      return { type: 'percent', percent: Number(percent) };
    },
  );
}

const COUNT = /^\d{1,9}$/;

export function readCount(cell: string, column: string, { note }: RowReading): number {
  if (!COUNT.test(cell)) note(`${column} '${cell}' is not a whole number`);
  return Number(cell);
}

export function maybeCount(column: string): Field<number | null> {
  return oneCell(
    column,
    (value) => (value === null ? '' : String(value)),
    (cell, row) => {
      if (cell === '') return null;
      const count = readCount(cell, column, row);
      if (count === 0) row.note(`${column} '${cell}' is not a whole number above 0`);
      return count;
    },
  );
}
