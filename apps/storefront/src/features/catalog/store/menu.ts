import type { MenuItemView, StoreView } from '../cards/wire.ts';

/** What the veg switch shows. */
export const diets = ['all', 'veg', 'non_veg'] as const;
export type Diet = (typeof diets)[number];

export const readDiet = (text: string | null): Diet => diets.find((diet) => diet === text) ?? 'all';

/** A category of the menu with what it offers. */
export interface MenuSection {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly items: readonly MenuItemView[];
}

const suits = (item: MenuItemView, diet: Diet): boolean => diet === 'all' || item.veg === (diet === 'veg');

/** The menu by category, in the store's order; categories with nothing to offer are left out. */
export function menuSections(
  categories: StoreView['categories'],
  items: readonly MenuItemView[],
  diet: Diet,
): MenuSection[] {
  return categories
    .map(({ id, name, slug }) => ({
      id,
      name,
      slug,
      items: items.filter((item) => item.category_id === id && suits(item, diet)),
    }))
    .filter((section) => section.items.length > 0);
}

// A row of a wide page holds three dishes.
const row = 3;

/** Short sections that follow each other, row by row: no row of them holds more dishes than it has places. */
function rowsOf(counts: readonly number[]): number[][] {
  const rows: number[][] = [[]];
  for (const count of counts) {
    const last = rows.at(-1) ?? [];
    const held = last.reduce((sum, one) => sum + one, 0);
    if (held + count > row) rows.push([count]);
    else last.push(count);
  }
  const [before, last] = rows.slice(-2);
  // Two rows of two are better than one of three and a dish alone.
  if (before && last?.join() === '1' && before.length > 1 && before.at(-1) === 1)
    last.push(before.pop() ?? 1);
  return rows;
}

/**
 * How much of a wide page each section takes, in sixths: sections of one or two dishes share a row where they follow
 * each other, so that no row is left half empty.
 */
export function sectionShares(counts: readonly number[]): number[] {
  const shares: number[] = [];
  let short: number[] = [];
  const shareOut = () => {
    for (const held of rowsOf(short)) {
      const dishes = held.reduce((sum, one) => sum + one, 0);
      shares.push(...held.map((count) => (count * 6) / dishes));
    }
    short = [];
  };
  for (const count of counts) {
    if (count < row) short.push(count);
    else {
      shareOut();
      shares.push(6);
    }
  }
  shareOut();
  return shares;
}

/** The element id of a section, by which tabs and addresses name it. */
export const sectionId = ({ slug }: Pick<MenuSection, 'slug'>): string => `menu-${slug}`;
