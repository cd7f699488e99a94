import { type Field, joinParts, oneCell, plainCell, type RowReading, splitParts } from './field.ts';
import { languageColumns, limited, readCount, readMoney, textsOf, writeMoney } from './simple-fields.ts';
import { type ByVariation, SHEET_LANGUAGES, type SheetChoice, type SheetTexts } from './sheet-item.ts';

/** Separates the entries of a cell. */
const BETWEEN = '|';
const MOST_ENTRIES = 50;
const MOST_VARIATIONS = 500;
const LONGEST_ENTRY = 300;

/** An unordered list of keys in one cell: 'cold|fever'. */
export function words(column: string): Field<readonly string[]> {
  return oneCell(
    column,
    (value) => joinParts(value.toSorted(), BETWEEN),
    (cell, row) => {
      const parts = splitParts(cell, BETWEEN).filter(Boolean);
      tooMany(parts, column, MOST_ENTRIES, row);
      return [...new Set(parts)].sort();
    },
  );
}

function tooMany(parts: readonly unknown[], column: string, most: number, { note }: RowReading): void {
  if (parts.length > most) note(`${column} has ${parts.length} entries, ${most} are the most`);
}

/** A list of texts: each column has all of them in its language, in the same order; a column may be empty. */
export function textList(column: string): Field<readonly SheetTexts[]> {
  const columns = languageColumns(column);
  return {
    columns,
    write: (value) => writeTextList(value),
    read: (cells, row) => {
      const lists = cells.map((cell) => splitParts(cell, BETWEEN));
      const entries = alignedLists(lists, columns, row);
      return Array.from({ length: entries }, (_, at) =>
        textsOf((language, place) =>
          limited(lists[place]?.[at] ?? '', `${column}.${language}`, LONGEST_ENTRY, row),
        ),
      ).filter((entry) => Object.keys(entry).length > 0);
    },
  };
}

function writeTextList(value: readonly SheetTexts[]): string[] {
  const entries = value.filter((entry) =>
    SHEET_LANGUAGES.some((language) => plainCell(entry[language] ?? '')),
  );
  return SHEET_LANGUAGES.map((language) => {
    const said = entries.map((entry) => plainCell(entry[language] ?? ''));
    return said.some(Boolean) ? joinParts(said, BETWEEN) : '';
  });
}

/** The number of entries; all non-empty columns must have the same. */
function alignedLists(
  lists: readonly (readonly string[])[],
  columns: readonly string[],
  row: RowReading,
): number {
  const longest = Math.max(...lists.map((list) => list.length));
  const other = lists.findIndex((list) => list.length > 0 && list.length !== longest);
  if (other >= 0)
    row.note(`${columns[other]} has ${lists[other]?.length} entries where another language has ${longest}`);
  tooMany(lists.find((list) => list.length === longest) ?? [], columns[0] ?? '', MOST_ENTRIES, row);
  return longest;
}

/** Amounts by variation: '12', or 'red-s=4|red-m=0'. */
export function stockField(column: string): Field<ByVariation> {
  return oneCell(
    column,
    (value) =>
      joinParts(
        Object.keys(value)
          .sort()
          .map((key) => (key === '' ? String(value[key]) : joinParts([key, String(value[key])], '='))),
        BETWEEN,
      ),
    (cell, row) => {
      const amounts = splitParts(cell, BETWEEN).map((part): [string, number] => {
        const [key = '', amount] = splitParts(part, '=');
        return amount === undefined
          ? ['', readCount(key, column, row)]
          : [key, readCount(amount, column, row)];
      });
      tooMany(amounts, column, MOST_VARIATIONS, row);
      noDoubles(
        amounts.map(([key]) => key),
        column,
        row,
      );
      return Object.fromEntries(amounts);
    },
  );
}

/** Variations with their prices: 'red-s=12.50|red-m=13.00'. */
export function variationsField(column: string): Field<readonly { type: string; priceMinor: number }[]> {
  return oneCell(
    column,
    (value, decimals) =>
      joinParts(
        value.map(({ type, priceMinor }) =>
          joinParts([plainCell(type), writeMoney(priceMinor, decimals)], '='),
        ),
        BETWEEN,
      ),
    (cell, row) => {
      const read = splitParts(cell, BETWEEN).map((part) => {
        const [type = '', price = ''] = splitParts(part, '=');
        if (type === '') row.note(`${column} has an entry without a name`);
        return { type, priceMinor: readMoney(price, `${column} of '${type}'`, row) };
      });
      tooMany(read, column, MOST_VARIATIONS, row);
      noDoubles(
        read.map(({ type }) => type),
        column,
        row,
      );
      return read;
    },
  );
}

function noDoubles(keys: readonly string[], column: string, { note }: RowReading): void {
  const double = keys.find((key, at) => keys.indexOf(key) !== at);
  if (double !== undefined) note(`${column} names '${double}' twice`);
}

/**
 * Choices with their options: 'colour:red,blue|size:s,m' in the first column, and the same structure in each
 * language: 'Colour:Red,Blue|Size:Small,Medium'.
 */
export function choicesField(column: string): Field<readonly SheetChoice[]> {
  const columns = [column, ...languageColumns(column)];
  return {
    columns,
    write: (value) => [
      writeChoices(value.map(({ name, options }) => ({ head: name, tail: options.map(({ key }) => key) }))),
      ...SHEET_LANGUAGES.map((language) => {
        const said = value.map(({ title, options }) => ({
          head: plainCell(title[language] ?? ''),
          tail: options.map(({ label }) => plainCell(label[language] ?? '')),
        }));
        const any = said.some(({ head, tail }) => head !== '' || tail.some(Boolean));
        return any ? writeChoices(said) : '';
      }),
    ],
    read: ([cell = '', ...rest], row) => {
      const keys = readChoices(cell);
      const labels = rest.map(readChoices);
      labels.forEach((list, at) => {
        const fits = sameShape(keys, list) || (list.length === 0 && (at > 0 || keys.length === 0));
        if (!fits) row.note(`${columns[at + 1]} does not name each choice and option of ${column}`);
      });
      checkChoices(keys, column, row);
      return keys.map(({ head, tail }, at) => ({
        name: head,
        title: textsOf((_, place) => labels[place]?.[at]?.head ?? ''),
        options: tail.map((key, option) => ({
          key,
          label: textsOf((_, place) => labels[place]?.[at]?.tail[option] ?? ''),
        })),
      }));
    },
  };
}

type Choices = readonly { head: string; tail: readonly string[] }[];

function writeChoices(value: Choices): string {
  return joinParts(
    value.map(({ head, tail }) => joinParts([head, joinParts(tail, ',')], ':')),
    BETWEEN,
  );
}

function readChoices(cell: string): Choices {
  return splitParts(cell, BETWEEN).map((part) => {
    const [head = '', tail = ''] = splitParts(part, ':');
    return { head, tail: splitParts(tail, ',') };
  });
}

function sameShape(one: Choices, other: Choices): boolean {
  // A single option with an empty label splits into no parts.
  const count = (tail: readonly string[]): number => Math.max(1, tail.length);
  return (
    one.length === other.length && one.every(({ tail }, at) => count(tail) === count(other[at]?.tail ?? []))
  );
}

function checkChoices(keys: Choices, column: string, row: RowReading): void {
  const all = keys.flatMap(({ head, tail }) => [head, ...tail]);
  if (all.includes('')) row.note(`${column} has an empty name`);
  tooMany(all, column, MOST_VARIATIONS, row);
  noDoubles(
    keys.map(({ head }) => head),
    column,
    row,
  );
  for (const { head, tail } of keys) {
    if (tail.length === 0) row.note(`${column} '${head}' has no options`);
    noDoubles(tail, column, row);
  }
}
