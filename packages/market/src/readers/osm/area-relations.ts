import type { MapFeature, Position, Tags } from '../map-feature.ts';
import { buildArea } from './build-area.ts';
import type { RejectNear } from './near-rejects.ts';
import type { NodePlaces } from './node-places.ts';
import type { WayMember } from './osm-source.ts';

type AreaRelation = { id: number; tags: Tags; members: readonly WayMember[] };

const AREA_TYPES = new Set(['multipolygon', 'boundary']);
const RING_ROLES = new Set(['outer', 'inner', '']);

/** Relations that are areas, and the ways that they are made of. Ways that no relation wants are not kept. */
export class AreaRelations {
  readonly #relations: AreaRelation[] = [];
  readonly #wanted = new Set<number>();
  readonly #ways = new Map<number, Float64Array>();

  get count(): number {
    return this.#relations.length;
  }

  /** A relation that says nothing but its type is left out: its outer way has the tags and is an area by itself. */
  add(id: number, members: readonly WayMember[], tags: Tags): void {
    if (!AREA_TYPES.has(tags.type ?? '') || Object.keys(tags).length === 1) return;
    const rings = members.filter(({ role }) => RING_ROLES.has(role));
    this.#relations.push({ id, tags, members: rings });
    for (const { wayId } of rings) this.#wanted.add(wayId);
  }

  keepWay(id: number, nodeIds: readonly number[]): void {
    if (this.#wanted.has(id)) this.#ways.set(id, Float64Array.from(nodeIds));
  }

  /** The areas of a stretch of the relations, in the order of the file. */
  features(from: number, to: number, places: NodePlaces, reject: RejectNear): MapFeature[] {
    return this.#relations.slice(from, to).flatMap((relation) => {
      const { polygons, faults } = this.#build(relation, places);
      const reason = polygons.length === 0 ? ['no ring is whole', ...faults] : faults;
      if (reason.length > 0)
        reject(`relation/${relation.id}`, reason.join('; '), () => this.#knownPlaces(relation, places));
      if (polygons.length === 0) return [];
      const { id: osmId, tags } = relation;
      return [
        { osmType: 'relation', osmId, tags, geometry: { type: 'MultiPolygon', coordinates: polygons } },
      ];
    });
  }

  #knownPlaces({ members }: AreaRelation, places: NodePlaces): Position[] {
    const nodes = members.flatMap(({ wayId }) => Array.from(this.#ways.get(wayId) ?? []));
    return nodes.map((node) => places.find(node)).filter((place) => place !== undefined);
  }

  #build({ members }: AreaRelation, places: NodePlaces) {
    const known = members.filter(({ wayId }) => this.#ways.has(wayId));
    const chains = (isInner: boolean) =>
      known
        .filter(({ role }) => (role === 'inner') === isInner)
        .flatMap(({ wayId }) => this.#ways.get(wayId) ?? [])
        .filter((chain) => chain.length > 1);
    const area = buildArea(chains(false), chains(true), (node) => places.find(node));
    const missing = members.length - known.length;
    if (missing > 0) area.faults.unshift(`${missing} of ${members.length} ways are not in the file`);
    return area;
  }
}
