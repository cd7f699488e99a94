import { type MultiPolygon, shapeContains } from '@promenade/domain/zones';
import type { Catalogue, TemplateEntry } from '../../catalogue/index.ts';
import type { PointOfInterest, StoreModuleType } from '../../city/index.ts';
import type { Dice } from '../dice.ts';
import { marketName } from './match-template.ts';
import { plainText } from '../plain-text.ts';
import type { StoreTerms } from '../store-terms.ts';

/** What stores need of a zone. */
export type StoreZone = { slug: string; shape: MultiPolygon };

/** Where stores are opened. */
export type Places = {
  places: readonly PointOfInterest[];
  zones: readonly StoreZone[];
  brands: Catalogue['brands'];
  /** Names that other modules' stores have, as `plainText` writes them. */
  taken: ReadonlySet<string>;
};

/** What a module sells, as far as the choice of places needs it. */
export type Trade = {
  moduleType: StoreModuleType;
  /** Prefix of the module's dice keys. */
  seed: string;
  /** 'any' becomes whichever open template the market lacks. Undefined: sells nothing of this module. */
  templateOf: (place: PointOfInterest) => TemplateEntry | 'any' | undefined;
  open: readonly TemplateEntry[];
};

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
 * Chooses the places that open a store, zone by zone: those the map knows most about first, and a mix of kinds rather
 * than twenty pizzerias. The same places, zones and dice give the same choice.
 */
export function choosePlaces(
  { places, zones, brands, taken }: Places,
  trade: Trade,
  { storesInZone }: Pick<StoreTerms, 'storesInZone'>,
  dice: Dice,
): ChosenPlace[] {
  const candidates = findCandidates({ places, zones, brands, taken }, trade);
  const used = new Map<string, number>();
  return zones.flatMap((zone, at) => {
    const here = candidates.filter((candidate) => candidate.zoneSlug === zone.slug);
    const { from, to } = storesInZone(trade.moduleType, at);
    const target = dice.whole(`stores-in/${trade.seed}${zone.slug}`, from, to);
    return chooseInZone(here, target, trade, used, dice);
  });
}

function findCandidates({ places, zones, brands, taken }: Places, { templateOf }: Trade): Candidate[] {
  const names = new Set(taken);
  const inOrder = [...places].sort((a, b) => a.osmType.localeCompare(b.osmType) || a.osmId - b.osmId);
  return inOrder.flatMap((place) => {
    const template = templateOf(place);
    const name = template && marketName(brands, place);
    const zone = name && zones.find(({ shape }) => shapeContains(shape, place));
    // A name that occurs twice is a branch; one is enough.
    if (!template || !name || !zone || names.has(plainText(name))) return [];
    names.add(plainText(name));
    return [{ place, source: `${place.osmType}/${place.osmId}`, name, zoneSlug: zone.slug, template }];
  });
}

function chooseInZone(
  candidates: readonly Candidate[],
  target: number,
  { open }: Trade,
  used: Map<string, number>,
  dice: Dice,
): ChosenPlace[] {
  const left = new Set(candidates);
  const chosen: ChosenPlace[] = [];
  const inZone = new Map<string, number>();
  while (chosen.length < target && left.size > 0) {
    const scarce = scarcestTemplate(open, used, dice, chosen.length);
    const templateOf = ({ template }: Candidate): TemplateEntry | undefined =>
      template === 'any' ? scarce : template;
    const rate = (candidate: Candidate): number => {
      const key = templateOf(candidate)?.key ?? '';
      return worth(candidate, dice) - 1.2 * (used.get(key) ?? 0) - 3 * (inZone.get(key) ?? 0);
    };
    const best = [...left].reduce((first, second) => (rate(second) > rate(first) ? second : first));
    left.delete(best);
    const template = templateOf(best);
    if (!template) continue;
    used.set(template.key, (used.get(template.key) ?? 0) + 1);
    inZone.set(template.key, (inZone.get(template.key) ?? 0) + 1);
    chosen.push({ ...best, template });
  }
  return chosen;
}

function scarcestTemplate(
  open: readonly TemplateEntry[],
  used: ReadonlyMap<string, number>,
  dice: Dice,
  turn: number,
): TemplateEntry | undefined {
  const rarity = ({ key }: TemplateEntry): number =>
    (used.get(key) ?? 0) + dice.fraction(`scarce/${turn}/${key}`);
  const [first, ...others] = open;
  return others.reduce((best, next) => (best && rarity(best) <= rarity(next) ? best : next), first);
}

/** How much the map knows of a place, with a little chance between equals. */
function worth({ place, template, source }: Candidate, dice: Dice): number {
  const known = (template === 'any' ? 0 : 1.5) + (place.openingHours ? 1 : 0) + (place.houseNumber ? 0.3 : 0);
  return known + (place.street ? 1 : 0) + dice.fraction(`worth/${source}`);
}
