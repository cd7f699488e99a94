import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isObjectName } from '../pictures/index.ts';
import { type DailyMinutes, parseWindow } from './cells.ts';
import type { RejectedRow } from './csv-file.ts';
import { readEntries, type Reading } from './entry-table.ts';
import type { FoodCatalogue } from './food-entries.ts';
import { GOODS_MODULES, type GoodsCatalogue } from './goods/goods-entries.ts';
import { readGoods } from './goods/read-goods.ts';
import { readWords } from './goods/read-words.ts';
import { readFood } from './read-food.ts';
import { type ParcelEntry, readParcels } from './read-parcels.ts';
import { readRental } from './rental/read-rental.ts';
import type { RentalCatalogue } from './rental/rental-entries.ts';

/** Places that are left out or renamed, so that no chain's name appears with a menu that is not its own. */
export type BrandRule = {
  /** Lower case, without accents; `word` matches a word of the name, `whole` the entire name. */
  pattern: string;
  match: 'word' | 'whole';
  action: 'skip' | 'rename';
  name: string;
};

/** The opening hours of a kind of place, used if the map has none. */
export type HoursProfile = {
  key: string;
  spans: readonly DailyMinutes[];
  /** Weekdays (0 Sunday), one of which is a day off for some stores. */
  daysOff: readonly number[];
};

/** A catalogue folder as read. A module without a folder is missing. */
export type Catalogue = {
  brands: readonly BrandRule[];
  hours: ReadonlyMap<string, HoursProfile>;
  food: FoodCatalogue | null;
  /** In the order of their modules. */
  goods: readonly GoodsCatalogue[];
  /** The parcel categories on offer; may be empty. */
  parcels: readonly ParcelEntry[];
  rental: RentalCatalogue | null;
};

const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** The catalogue of the demonstration market, beside this code. */
export const demoCatalogueFolder: string = fileURLToPath(new URL('../../catalogue', import.meta.url));

/**
 * Reads a catalogue folder. Invalid rows are left out and reported; so is everything that refers to them.
 * @param decimals the currency's, for prices
 */
export function readCatalogue(
  folder: string,
  decimals: number,
): { catalogue: Catalogue; rejected: readonly RejectedRow[] } {
  const reading: Reading = { folder, decimals, rejected: [] };
  const brands = readBrands(reading);
  const hours = new Map(readHours(reading).map((profile) => [profile.key, profile]));
  const known = { isObject: isObjectName, isHoursProfile: (key: string) => hours.has(key) };
  const food = existsSync(join(folder, 'food')) ? readFood(reading, known) : null;
  const words = readWords(reading);
  const goods = GOODS_MODULES.filter((moduleType) => existsSync(join(folder, moduleType))).map((moduleType) =>
    readGoods(reading, moduleType, known, words),
  );
  const parcels = existsSync(join(folder, 'parcel')) ? readParcels(reading, known) : [];
  const rental = existsSync(join(folder, 'rental')) ? readRental(reading, known) : null;
  return { catalogue: { brands, hours, food, goods, parcels, rental }, rejected: reading.rejected };
}

function readBrands(reading: Reading): BrandRule[] {
  return readEntries(
    reading,
    'brands.csv',
    ['pattern', 'match', 'action', 'name'],
    (cells): BrandRule => {
      const action = cells.oneOf('action', ['skip', 'rename']);
      const name = action === 'rename' ? cells.text('name') : '';
      return { pattern: cells.text('pattern'), match: cells.oneOf('match', ['word', 'whole']), action, name };
    },
    (rule) => rule.pattern,
  );
}

/** Whether two spans overlap, past midnight included. */
function overlap(spans: readonly DailyMinutes[]): boolean {
  const inOrder = spans
    .map(({ fromMinute: from, untilMinute: until }) => ({
      from,
      until: until <= from ? until + 1440 : until,
    }))
    .toSorted((a, b) => a.from - b.from);
  return inOrder.some(({ until }, at) => until > (inOrder[at + 1]?.from ?? (inOrder[0]?.from ?? 0) + 1440));
}

function readHours(reading: Reading): HoursProfile[] {
  return readEntries(
    reading,
    'hours.csv',
    ['key', 'spans', 'days_off'],
    (cells): HoursProfile => {
      const spans = cells
        .text('spans')
        .split(' ')
        .flatMap((span) => {
          const window = parseWindow(span);
          if (!window) cells.problems.push(`spans '${span}' is not HH:MM-HH:MM`);
          return window ? [window] : [];
        });
      if (overlap(spans)) cells.problems.push('spans overlap');
      const daysOff = cells.list('days_off').map((day) => WEEKDAYS.indexOf(day));
      if (daysOff.includes(-1)) cells.problems.push(`days_off must be of ${WEEKDAYS.join(', ')}`);
      return { key: cells.key('key'), spans, daysOff };
    },
    (profile) => profile.key,
  );
}
