import type { MenuItemView, StoreView } from '../cards/wire.ts';

/** What the veg switch shows. */
export const diets = ['all', 'veg', 'non_veg'] as const;
export type Diet = (typeof diets)[number];

export const readDiet = (text: string | null): Diet => diets.find((diet) => diet === text) ?? 'all';

/** A category of the menu with its items. */
export interface MenuSection {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly items: readonly MenuItemView[];
}

const suits = (item: MenuItemView, diet: Diet): boolean => diet === 'all' || item.veg === (diet === 'veg');

/** The menu by category, in the store's order; empty categories are left out. */
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

// A row of a wide page fits three dishes.
const row = 3;

/** Consecutive short sections, row by row: no row has more dishes than it fits. */
function rowsOf(counts: readonly number[]): number[][] {
  const rows: number[][] = [[]];
  for (const count of counts) {
    const last = rows.at(-1) ?? [];
    const held = last.reduce((sum, one) => sum + one, 0);
    if (held + count > row) rows.push([count]);
    else last.push(count);
  }
  const [before, last] = rows.slice(-2);
  // Two rows of two are better than one of three and a single dish.
  if (before && last?.join() === '1' && before.length > 1 && before.at(-1) === 1)
    last.push(before.pop() ?? 1);
  return rows;
}

/**
 * The width of each section on a wide page, in sixths: consecutive sections of one or two dishes share a row, so that
 * no row is left half empty.
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

/** The element id of a section, for tabs and addresses. */
export const sectionId = ({ slug }: Pick<MenuSection, 'slug'>): string => `menu-${slug}`;
