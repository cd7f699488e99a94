import { type MultiPolygon, shapeContains } from '@promenade/domain/zones';
import type { Catalogue, FoodCatalogue, TemplateEntry } from '../catalogue/index.ts';
import type { PointOfInterest } from '../city/index.ts';
import type { Dice } from './dice.ts';
import { marketName, matchTemplate, openTemplates, templateOfKind } from './match-template.ts';
import { plainText } from './plain-text.ts';
import type { StoreTerms } from './store-terms.ts';

/** A zone as far as stores care. */
export type StoreZone = { slug: string; shape: MultiPolygon };

/** A place that opens a store, and with which menu. */
export type ChosenPlace = {
  place: PointOfInterest;
  source: string;
  name: string;
  zoneSlug: string;
  template: TemplateEntry;
};

type Candidate = Omit<ChosenPlace, 'template'> & { template: TemplateEntry | 'any' };

/**
 * Chooses the places that open a store, zone by zone: those of which the map knows most first, and of many kinds
 * rather than twenty pizzerias. The same places, zones and dice give the same choice.
 */
export function choosePlaces(
  places: readonly PointOfInterest[],
  zones: readonly StoreZone[],
  catalogue: Catalogue,
  { storesPerZone, invented }: Pick<StoreTerms, 'storesPerZone' | 'invented'>,
  dice: Dice,
): ChosenPlace[] {
  const food = catalogue.food;
  if (!food) return [];
  const candidates = findCandidates(places, zones, catalogue.brands, (place) => {
    const template = matchTemplate(food, place);
    // Which kitchen a restaurant has is made up in demonstrations alone.
    return template === 'any' && !invented ? templateOfKind(food, place) : template;
  });
  const used = new Map<string, number>();
  return zones.flatMap((zone) => {
    const here = candidates.filter((candidate) => candidate.zoneSlug === zone.slug);
    const target = dice.whole(`stores-in/${zone.slug}`, storesPerZone.from, storesPerZone.to);
    return chooseInZone(here, target, food, used, dice);
  });
}

function findCandidates(
  places: readonly PointOfInterest[],
  zones: readonly StoreZone[],
  brands: Catalogue['brands'],
  templateOf: (place: PointOfInterest) => TemplateEntry | 'any' | undefined,
): Candidate[] {
  const names = new Set<string>();
  const inOrder = [...places].sort((a, b) => a.osmType.localeCompare(b.osmType) || a.osmId - b.osmId);
  return inOrder.flatMap((place) => {
    const template = templateOf(place);
    const name = template && marketName(brands, place);
    const zone = name && zones.find(({ shape }) => shapeContains(shape, place));
    // A name that comes twice is a branch of something; one of it is enough.
    if (!template || !name || !zone || names.has(plainText(name))) return [];
    names.add(plainText(name));
    return [{ place, source: `${place.osmType}/${place.osmId}`, name, zoneSlug: zone.slug, template }];
  });
}

function chooseInZone(
  candidates: readonly Candidate[],
  target: number,
  food: FoodCatalogue,
  used: Map<string, number>,
  dice: Dice,
): ChosenPlace[] {
  const left = new Set(candidates);
  const chosen: ChosenPlace[] = [];
  const inZone = new Map<string, number>();
  while (chosen.length < target && left.size > 0) {
    const scarce = scarcestTemplate(food, used, dice, chosen.length);
    const rate = (candidate: Candidate): number => {
      const { key } = candidate.template === 'any' ? scarce : candidate.template;
      return worth(candidate, dice) - 1.2 * (used.get(key) ?? 0) - 3 * (inZone.get(key) ?? 0);
    };
    const best = [...left].reduce((first, second) => (rate(second) > rate(first) ? second : first));
    left.delete(best);
    const template = best.template === 'any' ? scarce : best.template;
    used.set(template.key, (used.get(template.key) ?? 0) + 1);
    inZone.set(template.key, (inZone.get(template.key) ?? 0) + 1);
    chosen.push({ ...best, template });
  }
  return chosen;
}

function scarcestTemplate(
  food: FoodCatalogue,
  used: ReadonlyMap<string, number>,
  dice: Dice,
  turn: number,
): TemplateEntry {
  const rarity = ({ key }: TemplateEntry): number =>
    (used.get(key) ?? 0) + dice.fraction(`scarce/${turn}/${key}`);
  return openTemplates(food).reduce((first, second) => (rarity(second) < rarity(first) ? second : first));
}

/** What the map knows of a place, with a little chance between equals. */
function worth({ place, template, source }: Candidate, dice: Dice): number {
  const known = (template === 'any' ? 0 : 1.5) + (place.openingHours ? 1 : 0) + (place.houseNumber ? 0.3 : 0);
  return known + (place.street ? 1 : 0) + dice.fraction(`worth/${source}`);
}
