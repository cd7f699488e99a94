import { PbfReader } from 'pbf';
import type { ElementSink } from '../osm/osm-source.ts';
import { type BlockFrame, checkId, giveNode } from './block-frame.ts';
import { readDenseNodes } from './dense-nodes.ts';
import { StringTable } from './string-table.ts';

/** The object types in a block, so that later passes can skip it. */
export type BlockKinds = { nodes: boolean; ways: boolean; relations: boolean };

type BlockParts = {
  strings: Uint8Array;
  groups: Uint8Array[];
  /** Nanodegrees. */
  granularity: number;
  latOffset: number;
  lngOffset: number;
};

const NANODEGREES_7 = 100;

/** Decodes one block (wiki.openstreetmap.org/wiki/PBF_Format), as far as the sink needs it. */
export function readBlock(bytes: Uint8Array, sink: ElementSink): BlockKinds {
  const parts = new PbfReader(bytes).readFields<BlockParts>(readPart, {
    strings: new Uint8Array(),
    groups: [],
    granularity: 100,
    latOffset: 0,
    lngOffset: 0,
  });
  const { granularity, latOffset, lngOffset } = parts;
  const frame: BlockFrame = {
    strings: new StringTable(parts.strings),
    lat7: (value) => Math.round((latOffset + granularity * value) / NANODEGREES_7),
    lng7: (value) => Math.round((lngOffset + granularity * value) / NANODEGREES_7),
  };
  const kinds: BlockKinds = { nodes: false, ways: false, relations: false };
  for (const group of parts.groups) readGroup(group, frame, sink, kinds);
  return kinds;
}

function readPart(field: number, parts: BlockParts, pbf: PbfReader): void {
  if (field === 1) parts.strings = pbf.readBytes();
  else if (field === 2) parts.groups.push(pbf.readBytes());
  else if (field === 17) parts.granularity = pbf.readVarint();
  else if (field === 19) parts.latOffset = pbf.readVarint(true);
  else if (field === 20) parts.lngOffset = pbf.readVarint(true);
}

function readGroup(bytes: Uint8Array, frame: BlockFrame, sink: ElementSink, kinds: BlockKinds): void {
  new PbfReader(bytes).readFields((field, _, pbf) => {
    if (field === 1 || field === 2) {
      kinds.nodes = true;
      if (!sink.place && !sink.node) return;
      if (field === 1) readNode(pbf.readBytes(), frame, sink);
      else readDenseNodes(pbf.readBytes(), frame, sink);
    } else if (field === 3) {
      kinds.ways = true;
      if (sink.way) readWay(pbf.readBytes(), frame, sink.way);
    } else if (field === 4) {
      kinds.relations = true;
      if (sink.relation) readRelation(pbf.readBytes(), frame, sink.relation);
    }
  }, undefined);
}

type Element = { id: number; keys: number[]; values: number[] };

function readElement(field: number, element: Element, pbf: PbfReader): void {
  if (field === 1) element.id = pbf.readVarint(true);
  else if (field === 2) pbf.readPackedVarint(element.keys);
  else if (field === 3) pbf.readPackedVarint(element.values);
}

function readNode(bytes: Uint8Array, frame: BlockFrame, sink: ElementSink): void {
  const node = { id: Number.NaN, keys: [], values: [], lat: 0, lng: 0 };
  new PbfReader(bytes).readFields((field, _, pbf) => {
    // A node's id is zigzag-coded, unlike those of ways and relations.
    if (field === 1) node.id = pbf.readSVarint();
    else if (field === 8) node.lat = pbf.readSVarint();
    else if (field === 9) node.lng = pbf.readSVarint();
    else readElement(field, node, pbf);
  }, undefined);
  const [lat7, lng7] = [frame.lat7(node.lat), frame.lng7(node.lng)];
  giveNode(node.id, lat7, lng7, sink.node && frame.strings.tags(node.keys, node.values), sink);
}

function readWay(bytes: Uint8Array, { strings }: BlockFrame, give: NonNullable<ElementSink['way']>): void {
  const way: Element = { id: Number.NaN, keys: [], values: [] };
  const nodeIds: number[] = [];
  new PbfReader(bytes).readFields((field, _, pbf) => {
    if (field === 8) pbf.readPackedSVarint(nodeIds);
    else readElement(field, way, pbf);
  }, undefined);
  checkId(way.id);
  give(way.id, summed(nodeIds), strings.tags(way.keys, way.values));
}

const WAY_MEMBER = 1;

function readRelation(
  bytes: Uint8Array,
  { strings }: BlockFrame,
  give: NonNullable<ElementSink['relation']>,
): void {
  const relation: Element = { id: Number.NaN, keys: [], values: [] };
  const [roles, memberIds, kinds]: [number[], number[], number[]] = [[], [], []];
  new PbfReader(bytes).readFields((field, _, pbf) => {
    if (field === 8) pbf.readPackedVarint(roles);
    else if (field === 9) pbf.readPackedSVarint(memberIds);
    else if (field === 10) pbf.readPackedVarint(kinds);
    else readElement(field, relation, pbf);
  }, undefined);
  checkId(relation.id);
  const members = summed(memberIds).flatMap((wayId, index) =>
    kinds[index] === WAY_MEMBER ? [{ wayId, role: strings.text(roles[index] ?? -1) }] : [],
  );
  give(relation.id, members, strings.tags(relation.keys, relation.values));
}

/** Decodes deltas: each number is stored as the difference from the one before. */
function summed(distances: number[]): number[] {
  let value = 0;
  return distances.map((distance) => {
    value += distance;
    return value;
  });
}
