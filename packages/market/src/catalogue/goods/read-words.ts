import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalizedText } from '../../texts/index.ts';
import { type Cells, localizedColumns } from '../cells.ts';
import { keysIn, mustKnow, readEntries, type Reading } from '../entry-table.ts';
import type { ChoiceEntry, ChoiceOptionEntry } from './goods-entries.ts';

/** Texts by the key with which items refer to them. */
export type Texts = ReadonlyMap<string, LocalizedText>;

/** The texts that describe the items of all modules. */
export type Words = {
  units: Texts;
  allergens: Texts;
  tags: Texts;
  genericNames: Texts;
  nutrients: ReadonlyMap<string, Nutrient>;
  choices: ReadonlyMap<string, ChoiceEntry>;
};

/** A line of a nutrition table; a heading such as 'Per 100 g' has no unit and amount. */
export type Nutrient = { name: LocalizedText; unit: LocalizedText };

const CHOICES = 'words/choices.csv';
const CHOICE_COLUMNS = ['key', ...localizedColumns('title')];

/** Reads the folder `words`; a missing file counts as empty. */
export function readWords(reading: Reading): Words {
  const options = readChoiceOptions(reading);
  return {
    units: readTexts(reading, 'words/units.csv'),
    allergens: readTexts(reading, 'words/allergens.csv'),
    tags: readTexts(reading, 'words/tags.csv'),
    genericNames: readTexts(reading, 'words/generic-names.csv'),
    nutrients: new Map(
      readTable(
        reading,
        'words/nutrients.csv',
        ['key', ...localizedColumns('unit'), ...localizedColumns('name')],
        (cells) => [cells.key('key'), { name: cells.localized('name'), unit: maybeLocalized(cells, 'unit') }],
      ),
    ),
    choices: new Map(
      readTable(reading, CHOICES, CHOICE_COLUMNS, (cells) => {
        const key = cells.key('key');
        mustKnow(cells, 'key', [key], (name) => options.has(name));
        return [key, { key, title: cells.localized('title'), options: options.get(key) ?? [] }];
      }),
    ),
  };
}

/** Empty if its cells are. */
function maybeLocalized(cells: Cells, column: string): LocalizedText {
  const [en = '', ar = '', nl = '', fr = ''] = localizedColumns(column).map((name) => cells.maybe(name));
  return { en, ar, nl, fr };
}

function readTexts(reading: Reading, file: string): Texts {
  return new Map(
    readTable(reading, file, ['key', ...localizedColumns('name')], (cells) => [
      cells.key('key'),
      cells.localized('name'),
    ]),
  );
}

function readChoiceOptions(reading: Reading): Map<string, ChoiceOptionEntry[]> {
  const byChoice = new Map<string, ChoiceOptionEntry[]>();
  const columns = ['choice', 'key', 'extra_percent', ...localizedColumns('label')];
  const identify = ([choice, { key }]: Named<ChoiceOptionEntry>): string => `${choice}:${key}`;
  const keys = keysIn(reading, CHOICES, CHOICE_COLUMNS);
  const toEntry = (cells: Cells) => toOption(cells, keys);
  for (const [choice, option] of readTable(reading, 'words/choice-options.csv', columns, toEntry, identify))
    byChoice.set(choice, [...(byChoice.get(choice) ?? []), option]);
  return byChoice;
}

const OPTION_KEY = /^[a-z0-9]+$/;

function toOption(cells: Cells, choices: ReadonlySet<string>): Named<ChoiceOptionEntry> {
  mustKnow(cells, 'choice', [cells.text('choice')], (name) => choices.has(name));
  const key = cells.text('key');
  if (!OPTION_KEY.test(key)) cells.problems.push(`key '${key}' is not of letters and digits alone`);
  const extraPercent = cells.count('extra_percent') ?? 0;
  return [cells.key('choice'), { key, label: cells.localized('label'), extraPercent }];
}

type Named<T> = [key: string, entry: T];

function readTable<T>(
  reading: Reading,
  file: string,
  columns: readonly string[],
  toEntry: (cells: Cells) => Named<T>,
  identify: (entry: Named<T>) => string = ([key]) => key,
): Named<T>[] {
  return existsSync(join(reading.folder, file)) ? readEntries(reading, file, columns, toEntry, identify) : [];
}
