import type { MapFeature, Position, Tags } from '../map-feature.ts';
import { buildArea } from './build-area.ts';
import type { RejectNear } from './near-rejects.ts';
import type { PlaceOf } from './node-places.ts';
import type { WayMember } from './osm-source.ts';

type AreaRelation = { id: number; tags: Tags; members: readonly WayMember[] };

const AREA_TYPES = new Set(['multipolygon', 'boundary']);
const RING_ROLES = new Set(['outer', 'inner', '']);

/** Relations that are areas, with the ways they consist of. Ways that are in no such relation are not stored. */
export class AreaRelations {
  #relations: AreaRelation[] = [];
  #wanted = new Set<number>();
  readonly #nearWays = new Set<number>();
  readonly #ways = new Map<number, Float64Array>();

  get count(): number {
    return this.#relations.length;
  }

  /** A relation with no tags but its type is left out: its outer way has the tags and is an area by itself. */
  add(id: number, members: readonly WayMember[], tags: Tags): void {
    if (!AREA_TYPES.has(tags.type ?? '') || Object.keys(tags).length === 1) return;
    const rings = members.filter(({ role }) => RING_ROLES.has(role));
    this.#relations.push({ id, tags, members: rings });
    for (const { wayId } of rings) this.#wanted.add(wayId);
  }

  keepWay(id: number, nodeIds: readonly number[], isNear = true): void {
    if (!this.#wanted.has(id)) return;
    this.#ways.set(id, Float64Array.from(nodeIds));
    if (isNear) this.#nearWays.add(id);
  }

  /** Drops relations without a nearby way, and requests the nodes of all others. */
  dropFar(want: (nodeIds: Iterable<number>) => void): void {
    const near = this.#relations.filter(({ members }) =>
      members.some(({ wayId }) => this.#nearWays.has(wayId)),
    );
    this.#relations = near;
    this.#wanted = new Set(near.flatMap(({ members }) => members.map(({ wayId }) => wayId)));
    for (const [id, nodeIds] of this.#ways) {
      if (this.#wanted.has(id)) want(nodeIds);
      else this.#ways.delete(id);
    }
  }

  /** The areas of a range of the relations, in the order of the file. */
  features(from: number, to: number, placeOf: PlaceOf, reject: RejectNear): MapFeature[] {
    return this.#relations.slice(from, to).flatMap((relation) => {
      const { polygons, faults } = this.#build(relation, placeOf);
      const reason = polygons.length === 0 ? ['no ring is whole', ...faults] : faults;
      if (reason.length > 0)
        reject(`relation/${relation.id}`, reason.join('; '), () => this.#knownPlaces(relation, placeOf));
      if (polygons.length === 0) return [];
      const { id: osmId, tags } = relation;
      return [
        { osmType: 'relation', osmId, tags, geometry: { type: 'MultiPolygon', coordinates: polygons } },
      ];
    });
  }

  #knownPlaces({ members }: AreaRelation, placeOf: PlaceOf): Position[] {
    const nodes = members.flatMap(({ wayId }) => Array.from(this.#ways.get(wayId) ?? []));
    return nodes.map(placeOf).filter((place) => place !== undefined);
  }

  #build({ members }: AreaRelation, placeOf: PlaceOf) {
    const known = members.filter(({ wayId }) => this.#ways.has(wayId));
    const chains = (isInner: boolean) =>
      known
        .filter(({ role }) => (role === 'inner') === isInner)
        .flatMap(({ wayId }) => this.#ways.get(wayId) ?? [])
        .filter((chain) => chain.length > 1);
    const area = buildArea(chains(false), chains(true), placeOf);
    const missing = members.length - known.length;
    if (missing > 0) area.faults.unshift(`${missing} of ${members.length} ways are not in the file`);
    return area;
  }
}
