import type { StoreModuleType } from '../city/index.ts';
import type { Hue, Pack, PlannedPicture, Shown } from '../pictures/index.ts';
import type { MenuStore } from './build-menu.ts';
import type { ChosenPlace } from './choosing/choose-places.ts';
import type { Dice } from './dice.ts';
import { coverName, logoName } from './picture-names.ts';
import { storePrice } from './prices.ts';
import type { StoreRow } from './rows.ts';
import { stableId } from './stable-id.ts';
import { factsOf } from './store-facts.ts';
import type { StoreTerms } from './store-terms.ts';

/** The background colours of a module's pictures (look.md, Colour). */
export const HUES: Readonly<Record<StoreModuleType, Hue>> = {
  food: 'apricot',
  grocery: 'lime',
  pharmacy: 'mint',
  ecommerce: 'lilac',
  rental: 'sky',
};

/** A place as a store of the market, with what the map and the catalogue know, and the rest filled in. */
export function buildStore(
  moduleType: StoreModuleType,
  chosen: ChosenPlace,
  slug: string,
  dice: Dice,
  terms: StoreTerms,
): { store: StoreRow; menuStore: MenuStore } {
  const { place, source, template } = chosen;
  const id = stableId(`store/${source}`);
  const { priceFactor, popularity, ...facts } = factsOf(chosen, dice, terms);
  const store: StoreRow = {
    id,
    moduleType,
    zoneSlug: chosen.zoneSlug,
    slug,
    name: chosen.name,
    kind: template.kind,
    categoryIds: [],
    address: addressOf(chosen),
    lat: place.lat,
    lng: place.lng,
    cover: coverName(slug),
    logo: logoName(slug),
    ...facts,
    minimumOrderMinor: storePrice(template.minimumOrderMinor, priceFactor, terms.prices),
    taxPercent: terms.taxPercent,
    vegetarian: false,
    nonVegetarian: false,
    halal: false,
    source,
  };
  return {
    store,
    menuStore: { id, source, slug, template, priceFactor, popularity, joinedAt: facts.joinedAt },
  };
}

function addressOf({ place }: ChosenPlace): string {
  const street = [place.street, place.houseNumber].filter(Boolean).join(' ');
  return [street, place.neighbourhood].filter(Boolean).join(', ');
}

/**
 * Cover and logo.
 * @param packs of the store's items, for the cover; none for kitchens
 */
export function storePictures(
  hue: Hue,
  store: StoreRow,
  { template, source }: ChosenPlace,
  packs: readonly Pack[],
  dice: Dice,
): PlannedPicture[] {
  const variant = dice.whole(`picture/${source}`, 0, 79);
  const [main = '', ...others] = template.objects;
  // The main object stays; the others on the cover vary between stores.
  const turn = dice.whole(`beside/${source}`, 0, others.length - 1);
  const beside = [...others.slice(turn), ...others.slice(0, turn)];
  const objects = coverOf([main, ...beside].slice(0, 3), packs, source, dice);
  return [
    { name: store.cover, kind: 'cover', hue, variant, objects },
    { name: store.logo, kind: 'logo', hue, variant, objects: [main] },
  ];
}

/** To tell shops of one kind apart, two packs of each one's items are added to its cover, for most in front. */
function coverOf(
  [main = '', ...beside]: readonly string[],
  packs: readonly Pack[],
  source: string,
  dice: Dice,
): readonly Shown[] {
  const first = packs[dice.whole(`cover-pack/${source}`, 0, Math.max(0, packs.length - 1))];
  const others = packs.filter(({ hue, shape }) => hue !== first?.hue && shape !== first?.shape);
  const second = others[dice.whole(`cover-other/${source}`, 0, Math.max(0, others.length - 1))];
  if (!first || !second) return [main, ...beside];
  return dice.chance(`cover-main/${source}`, 0.3) ? [main, first, second] : [first, main, second];
}
