import { capabilitiesOf } from '@promenade/domain/modules';
import { type Catalogue, readCatalogue } from '../catalogue/index.ts';
import { buildPlan, type MarketPlan } from '../plan/index.ts';
import { type PriceScale, SAME_PRICES, type StoreTerms } from '../stores/index.ts';
import type { ZoneDraft } from '../zones/index.ts';
import { checkPrices } from './dear-prices.ts';
import { OwnMarketProblem } from './own-problem.ts';
import type { LeftOut, OwnMarketRequest } from './own-request.ts';
import { ownTexts } from './own-texts.ts';
import { wholeCityZone } from './own-zone.ts';
import type { OwnCity } from './read-own-city.ts';
import { readPages } from './read-pages.ts';
import { readZonesFile } from './zones-file.ts';

// As many places as still make a pleasant list of stores.
const USUAL_STORES = 80;
/**
 * Stores of each module other than food, per restaurant; a supermarket offers ten times as many items as a
 * restaurant.
 */
const SHOPS_A_RESTAURANT = 0.25;

/** A market to be stored, and what was left out of it. */
export type OwnPlan = { plan: MarketPlan; leftOut: readonly LeftOut[] };

/** What the plan needs besides the files. */
export type OwnSurroundings = {
  /** The database's zones; the retired ones belong to an earlier market. A zone with a known slug keeps its id. */
  knownZones: readonly (ZoneDraft & { retired: boolean })[];
  /** Whether existing zones stay if no file of zones is given. */
  keepZones: boolean;
  /** When new stores join: an ISO instant. */
  now: string;
};

/**
 * Stores, menus, zones and settings of a real market. Nothing is invented: no ratings, and no offers but the
 * catalogue's.
 * @throws OwnMarketProblem
 */
export function planOwnMarket(
  own: OwnCity,
  request: OwnMarketRequest,
  surroundings: OwnSurroundings,
): OwnPlan {
  const { decimals } = own.region.currency;
  const scale = scaleOf(request);
  const { catalogue, rejected } = readOwnCatalogue(request.catalogueFolder, decimals + scale.finer);
  const { zones, leftOut } = chooseZones(own, request, surroundings);
  const plan = buildPlan({
    slug: own.slug,
    settings: ownSettings(own, request),
    city: own.city,
    zones,
    catalogue,
    terms: ownTerms(request, scale.prices, zones.length, { decimals, now: surroundings.now }),
  });
  if (plan.stores.length === 0) {
    const [first] = rejected;
    const because = first ? ` First look at ${first.file}, line ${first.line}: ${first.reason}.` : '';
    throw new OwnMarketProblem(
      `No place of ${request.file} can be a store: none within the zones has a name and a kind that a template of the catalogue takes.${because}`,
    );
  }
  checkPrices(plan, own.region.currency);
  const read = readPages(request.catalogueFolder);
  const all = [...own.leftOut, ...leftOut, ...rejected, ...read.leftOut];
  return { plan: { ...plan, pages: read.pages }, leftOut: all };
}

function readOwnCatalogue(
  folder: string,
  decimals: number,
): { catalogue: Catalogue; rejected: readonly LeftOut[] } {
  const read = readCatalogue(folder, decimals);
  const { food, goods, rental } = read.catalogue;
  if (![food, ...goods, rental].some((module) => module?.templates.length)) {
    const [first] = read.rejected;
    const because = first ? ` (${first.file}, line ${first.line}: ${first.reason})` : '';
    throw new OwnMarketProblem(`The catalogue ${folder} has no menu to give a store${because}.`);
  }
  return read;
}

function chooseZones(
  { city, name, region }: OwnCity,
  { zonesFile, clip }: OwnMarketRequest,
  { knownZones, keepZones }: OwnSurroundings,
): { zones: readonly ZoneDraft[]; leftOut: readonly LeftOut[] } {
  const met = ({ id: _, ...zone }: ZoneDraft): ZoneDraft => {
    const known = knownZones.find(({ slug }) => slug === zone.slug);
    return known?.id === undefined ? zone : { ...zone, id: known.id };
  };
  const standing = keepZones ? knownZones.filter(({ retired }) => !retired) : [];
  if (zonesFile === undefined) {
    return { zones: standing.length > 0 ? standing : [met(wholeCityZone(city, name, clip))], leftOut: [] };
  }
  const { zones, leftOut } = readZonesFile(zonesFile, {
    decimals: region.currency.decimals,
    bounds: city.bounds,
  });
  if (zones.length > 0) {
    // A zone that the file does not name may be one of the features that could not be read, so all of them stay.
    const unsaid =
      leftOut.length > 0 ? standing.filter(({ slug }) => !zones.some((zone) => zone.slug === slug)) : [];
    return { zones: [...zones.map(met), ...unsaid], leftOut };
  }
  const [first] = leftOut;
  throw new OwnMarketProblem(`${zonesFile} holds no zone${first ? `: ${first.reason}` : ''}.`);
}

/** The maximum decimals of a catalogue price. */
const CATALOGUE_DECIMALS = 4;

/**
 * With a price factor, prices are read with all their decimals: the market's currency may have fewer, like the yen,
 * and 3.50 must not become 4 before conversion.
 */
function scaleOf({ priceFactor: factor = 1 }: OwnMarketRequest): { finer: number; prices: PriceScale } {
  if (factor === 1) return { finer: 0, prices: SAME_PRICES };
  const prices = { factor: factor / 10 ** CATALOGUE_DECIMALS, rounding: 'two-digits' } as const;
  return { finer: CATALOGUE_DECIMALS, prices };
}

function ownTerms(
  request: OwnMarketRequest,
  prices: PriceScale,
  zoneCount: number,
  { decimals, now }: Pick<StoreTerms, 'decimals'> & Pick<OwnSurroundings, 'now'>,
): StoreTerms {
  const perZone = Math.max(1, Math.ceil((request.mostStores ?? USUAL_STORES) / Math.max(1, zoneCount)));
  return {
    decimals,
    taxPercent: request.taxPercent ?? 0,
    prices,
    storesInZone: (moduleType) => {
      const aimed = capabilitiesOf(moduleType).addOns ? perZone : Math.ceil(perZone * SHOPS_A_RESTAURANT);
      return { from: aimed, to: aimed };
    },
    leftOut: [],
    invented: false,
    joinedAt: now,
  };
}

function ownSettings(
  { city, name, region }: OwnCity,
  { taxPercent }: OwnMarketRequest,
): MarketPlan['settings'] {
  return {
    businessName: `Promenade ${name}`,
    email: '',
    phone: '',
    address: name,
    ...region,
    // Numbers are written with their calling code until the operator decides otherwise; 10 is the specification's
    // length.
    callingCode: '',
    phoneNationalDigits: 10,
    defaultLocation: city.center,
    bounds: city.bounds,
    mapAttribution: '© OpenStreetMap contributors',
    ...ownTexts(name),
    guestCheckout: true,
    vegFilter: true,
    taxPercent: taxPercent ?? 0,
    taxIncluded: true,
    freeDeliveryOverMinor: null,
    cashMaximumMinor: null,
    scheduleOrder: true,
    demo: false,
    autopilot: false,
  };
}
