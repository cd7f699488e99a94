import { DEGREES_7, type ElementSink, isInWorld, type WayMember } from '../osm/osm-source.ts';
import { isPrivateTag } from '../private-tags.ts';

export type Attributes = Readonly<Record<string, string | undefined>>;

/** OpenStreetMap allows 2,000 nodes per way and 32,000 members per relation; old data exceeds that. */
const MOST_CHILDREN = 1_000_000;

/** One object between its opening and its closing tag. Only what the sink needs is collected. */
export class OpenElement {
  readonly #kind: 'node' | 'way' | 'relation';
  readonly #attributes: Attributes;
  readonly #line: number;
  readonly #sink: ElementSink;
  readonly #tags: Record<string, string> = {};
  readonly #nodeIds: number[] = [];
  readonly #members: WayMember[] = [];
  #children = 0;

  constructor(kind: 'node' | 'way' | 'relation', attributes: Attributes, line: number, sink: ElementSink) {
    this.#kind = kind;
    this.#attributes = attributes;
    this.#line = line;
    this.#sink = sink;
  }

  /** False once it has more children than any object. */
  add(name: string, { k, v, ref, type, role }: Attributes): boolean {
    if (name === 'tag' && k !== undefined && v !== undefined && !isPrivateTag(k)) this.#tags[k] = v;
    else if (name === 'nd') this.#nodeIds.push(toId(ref));
    else if (name === 'member' && type === 'way') this.#members.push({ wayId: toId(ref), role: role ?? '' });
    return ++this.#children <= MOST_CHILDREN;
  }

  /** Passes the object on; deleted ones, which some editors keep in their files, are skipped. */
  finish(): void {
    const { id: idText, visible, action } = this.#attributes;
    if (visible === 'false' || action === 'delete') return;
    const id = toId(idText);
    if (Number.isNaN(id)) this.#reject('it has no id that is a whole number');
    else if (this.#kind === 'node') this.#finishNode(id);
    else if (this.#kind === 'way') this.#sink.way?.(id, this.#nodeIds, this.#tags);
    else this.#sink.relation?.(id, this.#members, this.#tags);
  }

  #finishNode(id: number): void {
    const [lat7, lng7] = [to7(this.#attributes.lat), to7(this.#attributes.lon)];
    if (!isInWorld(lat7, lng7)) {
      this.#reject('it lies nowhere in the world', `node/${id}`);
      return;
    }
    this.#sink.place?.(id, lat7, lng7);
    if (Object.keys(this.#tags).length > 0) this.#sink.node?.(id, lat7, lng7, this.#tags);
  }

  #reject(reason: string, object?: string): void {
    this.#sink.rejected?.({ line: this.#line, ...(object !== undefined && { object }), reason });
  }
}

/** NaN if it is not an integer. */
function toId(text = ''): number {
  const id = text === '' ? Number.NaN : Number(text);
  return Number.isSafeInteger(id) ? id : Number.NaN;
}

function to7(text = ''): number {
  return text.trim() === '' ? Number.NaN : Math.round(Number(text) * DEGREES_7);
}
