import { deflateSync, zstdCompressSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import type { Bounds, Tags } from '../map-feature.ts';
import type { NodeElement, OsmElements, RelationElement, WayElement } from './osm-elements.fixture.ts';

export type PbfOptions = {
  bounds?: Bounds;
  packing?: 'zlib' | 'raw' | 'zstd' | 'lzma' | 'lz4';
  dense?: boolean;
  blockSize?: number;
  requiredFeatures?: readonly string[];
};

type Group = { field: number; write: (pbf: PbfWriter, texts: Texts) => void };

const MEMBER_TYPES = { node: 0, way: 1, relation: 2 };

/** The strings of a block; the first is always empty. */
class Texts {
  readonly list = [''];
  readonly #numbers = new Map<string, number>();

  number(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.list.length);
    return this.list.push(text) - 1;
  }
}

export function writePbf(elements: OsmElements, options: PbfOptions = {}): Uint8Array {
  const { blockSize = 8000, dense = true } = options;
  const blocks = [
    ...slices(elements.nodes, blockSize).map((nodes) => nodeBlock(nodes, dense)),
    ...slices(elements.ways, blockSize).map((ways) => block(ways.map(wayGroup))),
    ...slices(elements.relations, blockSize).map((relations) => block(relations.map(relationGroup))),
  ];
  return Buffer.concat([
    framed('OSMHeader', headBlock(options), options.packing),
    ...blocks.map((bytes) => framed('OSMData', bytes, options.packing)),
  ]);
}

/** One blob with its header, preceded by four bytes of length. */
export function framed(type: string, bytes: Uint8Array, packing: PbfOptions['packing'] = 'zlib'): Uint8Array {
  const blob = message((pbf) => {
    pbf.writeVarintField(2, bytes.length);
    if (packing === 'raw') pbf.writeBytesField(1, bytes);
    else if (packing === 'zlib') pbf.writeBytesField(3, deflateSync(bytes));
    else if (packing === 'zstd') pbf.writeBytesField(7, zstdCompressSync(bytes));
    else pbf.writeBytesField(packing === 'lzma' ? 4 : 6, bytes);
  });
  const header = message((pbf) => {
    pbf.writeStringField(1, type);
    pbf.writeVarintField(3, blob.length);
  });
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, blob]);
}

function headBlock({ bounds, requiredFeatures = ['OsmSchema-V0.6', 'DenseNodes'] }: PbfOptions): Uint8Array {
  return message((pbf) => {
    if (bounds) {
      const [west, south, east, north] = bounds;
      pbf.writeMessage(
        1,
        (_, box) => {
          [west, east, north, south].forEach((edge, index) => {
            box.writeSVarintField(index + 1, Math.round(edge * 1e9));
          });
        },
        undefined,
      );
    }
    for (const feature of requiredFeatures) pbf.writeStringField(4, feature);
  });
}

function nodeBlock(nodes: readonly NodeElement[], dense: boolean): Uint8Array {
  return block(dense ? [denseGroup(nodes)] : nodes.map(nodeGroup));
}

function block(groups: readonly Group[]): Uint8Array {
  const texts = new Texts();
  const body = message((pbf) => {
    pbf.writeMessage(
      2,
      (_, group) => {
        for (const { field, write } of groups)
          group.writeMessage(field, (_, part) => write(part, texts), undefined);
      },
      undefined,
    );
  });
  const table = message((pbf) => {
    pbf.writeMessage(
      1,
      (_, strings) => {
        for (const text of texts.list) strings.writeBytesField(1, Buffer.from(text));
      },
      undefined,
    );
  });
  return Buffer.concat([table, body]);
}

function denseGroup(nodes: readonly NodeElement[]): Group {
  return {
    field: 2,
    write: (pbf, texts) => {
      pbf.writePackedSVarint(1, distances(nodes.map(({ id }) => id)));
      pbf.writePackedSVarint(8, distances(nodes.map(({ lat7 }) => lat7)));
      pbf.writePackedSVarint(9, distances(nodes.map(({ lng7 }) => lng7)));
      const tags = nodes.map((node) =>
        Object.entries(node.tags)
          .flat()
          .map((text) => texts.number(text)),
      );
      if (tags.some((list) => list.length > 0))
        pbf.writePackedVarint(
          10,
          tags.flatMap((list) => [...list, 0]),
        );
    },
  };
}

function nodeGroup({ id, lat7, lng7, tags }: NodeElement): Group {
  return {
    field: 1,
    write: (pbf, texts) => {
      pbf.writeSVarintField(1, id);
      writeTags(pbf, tags, texts);
      pbf.writeSVarintField(8, lat7);
      pbf.writeSVarintField(9, lng7);
    },
  };
}

function wayGroup({ id, nodeIds, tags }: WayElement): Group {
  return {
    field: 3,
    write: (pbf, texts) => {
      pbf.writeVarintField(1, id);
      writeTags(pbf, tags, texts);
      pbf.writePackedSVarint(8, distances(nodeIds));
    },
  };
}

function relationGroup({ id, members, tags }: RelationElement): Group {
  return {
    field: 4,
    write: (pbf, texts) => {
      pbf.writeVarintField(1, id);
      writeTags(pbf, tags, texts);
      pbf.writePackedVarint(
        8,
        members.map(({ role }) => texts.number(role)),
      );
      pbf.writePackedSVarint(9, distances(members.map((member) => member.id)));
      pbf.writePackedVarint(
        10,
        members.map(({ type }) => MEMBER_TYPES[type]),
      );
    },
  };
}

function writeTags(pbf: PbfWriter, tags: Tags, texts: Texts): void {
  pbf.writePackedVarint(
    2,
    Object.keys(tags).map((key) => texts.number(key)),
  );
  pbf.writePackedVarint(
    3,
    Object.values(tags).map((value) => texts.number(value)),
  );
}

function message(write: (pbf: PbfWriter) => void): Uint8Array {
  const pbf = new PbfWriter();
  write(pbf);
  return pbf.finish();
}

function distances(values: readonly number[]): number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}

function slices<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) =>
    list.slice(i * size, (i + 1) * size),
  );
}
