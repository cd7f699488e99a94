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

/** The element id of a section, by which tabs and addresses name it. */
export const sectionId = ({ slug }: Pick<MenuSection, 'slug'>): string => `menu-${slug}`;
