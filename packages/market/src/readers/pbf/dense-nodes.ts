import { PbfReader } from 'pbf';
import type { ElementSink } from '../osm/osm-source.ts';
import type { Tags } from '../map-feature.ts';
import { isPrivateTag } from '../private-tags.ts';
import { type BlockFrame, giveNode } from './block-frame.ts';
import type { StringTable } from './string-table.ts';

type Columns = { ids: PbfReader; lats: PbfReader; lngs: PbfReader; tags: PbfReader };

/** Nodes in delta-coded columns. The columns are read in parallel, without intermediate lists. */
export function readDenseNodes(bytes: Uint8Array, frame: BlockFrame, sink: ElementSink): void {
  const { ids, lats, lngs, tags } = columnsOf(bytes);
  let [id, lat, lng] = [0, 0, 0];
  while (ids.pos < ids.length) {
    id += ids.readSVarint();
    lat += lats.readSVarint();
    lng += lngs.readSVarint();
    giveNode(id, frame.lat7(lat), frame.lng7(lng), sink.node && readTags(tags, frame.strings), sink);
  }
}

function columnsOf(bytes: Uint8Array): Columns {
  const none = () => new PbfReader(new Uint8Array());
  return new PbfReader(bytes).readFields<Columns>(
    (field, columns, pbf) => {
      if (field === 1) columns.ids = new PbfReader(pbf.readBytes());
      else if (field === 8) columns.lats = new PbfReader(pbf.readBytes());
      else if (field === 9) columns.lngs = new PbfReader(pbf.readBytes());
      else if (field === 10) columns.tags = new PbfReader(pbf.readBytes());
    },
    { ids: none(), lats: none(), lngs: none(), tags: none() },
  );
}

/** The tags of the next node: pairs of string indices up to a 0. A block without any tagged node omits them. */
function readTags(column: PbfReader, strings: StringTable): Tags | undefined {
  let tags: Record<string, string> | undefined;
  while (column.pos < column.length) {
    const keyIndex = column.readVarint();
    if (keyIndex === 0) break;
    const valueIndex = column.readVarint();
    const key = strings.text(keyIndex);
    if (isPrivateTag(key)) continue;
    tags ??= {};
    tags[key] = strings.text(valueIndex);
  }
  return tags;
}
