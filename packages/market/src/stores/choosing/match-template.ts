import { capabilitiesOf } from '@promenade/domain/modules';
import type { BrandRule, FoodCatalogue, GoodsCatalogue, TemplateEntry } from '../../catalogue/index.ts';
import type { PointOfInterest } from '../../city/index.ts';
import { hasWord, plainText, wordsOf } from '../plain-text.ts';

/**
 * The template for a place by its name, cuisine or kind, in this order. 'any' is a restaurant of unknown cuisine,
 * which may become what the market lacks. Undefined: sells no food.
 */
export function matchTemplate(
  food: FoodCatalogue,
  place: PointOfInterest,
): TemplateEntry | 'any' | undefined {
  const byKind = templateOfKind(food, place);
  const eaten = isEaten(place);
  if (!eaten && !byKind) return undefined;
  // A bakery is one whatever its name; a restaurant's name says more than its kind.
  if (byKind && !eaten) return byKind;
  const byName = templateByName(food.templates, place);
  if (byName) return byName;
  const byCuisine = food.templates.find((template) =>
    template.cuisines.some((cuisine) => place.cuisine.includes(cuisine)),
  );
  if (byCuisine) return byCuisine;
  return byKind && place.kind !== 'restaurant' ? byKind : 'any';
}

// The map's kinds of place are grouped by module.
const isEaten = ({ moduleType }: PointOfInterest): boolean =>
  moduleType !== null && capabilitiesOf(moduleType).addOns;

/** The template for a shop by its name or kind; undefined if it sells nothing of this module. */
export function matchShop(
  { moduleType, templates }: GoodsCatalogue,
  place: PointOfInterest,
): TemplateEntry | undefined {
  if (place.moduleType !== moduleType) return undefined;
  return templateByName(templates, place) ?? templates.find(({ kinds }) => kinds.includes(place.kind));
}

/**
 * The template for a provider: by its name, else by its kind.
 * @param turn selects among several templates of a kind; the first for places that are not invented
 */
export function matchProvider(
  templates: readonly TemplateEntry[],
  place: PointOfInterest,
  turn = 0,
): TemplateEntry | undefined {
  if (place.moduleType === null || !capabilitiesOf(place.moduleType).pickupZones) return undefined;
  const ofKind = templates.filter(({ kinds }) => kinds.includes(place.kind));
  return templateByName(ofKind, place) ?? ofKind[turn % Math.max(1, ofKind.length)];
}

function templateByName(
  templates: readonly TemplateEntry[],
  place: PointOfInterest,
): TemplateEntry | undefined {
  const name = wordsOf(plainText(place.name));
  return templates.find(({ words }) => words.some((word) => hasWord(name, plainOnce(word))));
}

const plain = new Map<string, string>();

/** A catalogue's word in plain letters, cached: there are hundreds, and each is compared with every place of a city. */
function plainOnce(word: string): string {
  const known = plain.get(word) ?? plainText(word);
  plain.set(word, known);
  return known;
}

/** The template of a place by its kind alone. */
export function templateOfKind(food: FoodCatalogue, { kind }: PointOfInterest): TemplateEntry | undefined {
  return food.templates.find((template) => template.kinds.includes(kind));
}

/** Templates for restaurants of unknown cuisine: those that are not tied to a kind of place. */
export function openTemplates(food: FoodCatalogue): TemplateEntry[] {
  return food.templates.filter((template) => template.kinds.every((kind) => kind === 'restaurant'));
}

/** A place's name in the market; undefined if it is left out. */
export function marketName(brands: readonly BrandRule[], place: PointOfInterest): string | undefined {
  const names = [place.name, place.brand ?? ''].map(plainText);
  const words = names.map(wordsOf);
  const rule = brands.find(({ pattern, match }) => {
    const wanted = plainOnce(pattern);
    return match === 'whole' ? names.includes(wanted) : words.some((name) => hasWord(name, wanted));
  });
  if (!rule) return place.name.trim();
  return rule.action === 'rename' ? rule.name : undefined;
}
