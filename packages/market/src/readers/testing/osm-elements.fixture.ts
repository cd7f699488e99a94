import type { MapFeature, Position, Ring, Tags } from '../map-feature.ts';

export type NodeElement = { id: number; lat7: number; lng7: number; tags: Tags };
export type WayElement = { id: number; nodeIds: number[]; tags: Tags };
export type Member = { type: 'node' | 'way' | 'relation'; id: number; role: string };
export type RelationElement = { id: number; members: Member[]; tags: Tags };
/** The elements of a PBF or XML file. */
export type OsmElements = { nodes: NodeElement[]; ways: WayElement[]; relations: RelationElement[] };

/** Ids from here on belong to nodes and ways that are only parts of other objects. */
const PART_IDS = 1_000_000_000_000;

/**
 * Takes features apart into a map editor's elements: nodes shared by coordinate, rings as ways, areas with holes as
 * relations.
 */
export class Dissection {
  readonly elements: OsmElements = { nodes: [], ways: [], relations: [] };
  readonly #nodeIds = new Map<string, number>();
  #nextPart = PART_IDS;

  add({ osmType, osmId: id, tags, geometry }: MapFeature): void {
    if (geometry.type === 'Point') {
      this.elements.nodes.push({ id, ...toSevenths(geometry.coordinates), tags });
    } else if (geometry.type === 'MultiLineString') {
      for (const line of geometry.coordinates)
        this.elements.ways.push({ id, nodeIds: this.#nodes(line), tags });
    } else if (osmType === 'way') {
      const [ring = []] = geometry.coordinates[0] ?? [];
      this.elements.ways.push({ id, nodeIds: this.#nodes(ring), tags });
    } else {
      const members = geometry.coordinates.flatMap((rings) =>
        rings.flatMap((ring, index) => this.#ringWays(ring, index === 0 ? 'outer' : 'inner')),
      );
      this.elements.relations.push({ id, members, tags });
    }
  }

  /** A ring in two halves, the second one reversed, as rings are often drawn. */
  #ringWays(ring: Ring, role: string): Member[] {
    const nodeIds = this.#nodes(ring);
    const middle = nodeIds.length >> 1;
    return [nodeIds.slice(0, middle + 1), nodeIds.slice(middle).reverse()].map((half) => {
      const id = this.#nextPart++;
      this.elements.ways.push({ id, nodeIds: half, tags: {} });
      return { type: 'way', id, role };
    });
  }

  #nodes(line: readonly Position[]): number[] {
    return line.map((position) => {
      const place = toSevenths(position);
      const key = `${place.lat7},${place.lng7}`;
      const known = this.#nodeIds.get(key);
      if (known !== undefined) return known;
      const id = this.#nextPart++;
      this.#nodeIds.set(key, id);
      this.elements.nodes.push({ id, ...place, tags: {} });
      return id;
    });
  }
}

export function dissect(features: Iterable<MapFeature>): OsmElements {
  const dissection = new Dissection();
  for (const feature of features) dissection.add(feature);
  const byId = (a: { id: number }, b: { id: number }): number => a.id - b.id;
  for (const list of Object.values(dissection.elements)) list.sort(byId);
  return dissection.elements;
}

function toSevenths([lng, lat]: Position): { lat7: number; lng7: number } {
  return { lat7: Math.round(lat * 1e7), lng7: Math.round(lng * 1e7) };
}
