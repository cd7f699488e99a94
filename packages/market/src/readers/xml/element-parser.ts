import { isKeepable } from '@promenade/domain/words';
import sax, { type SAXParser } from 'sax';
import type { Bounds } from '../map-feature.ts';
import type { ElementSink } from '../osm/osm-source.ts';
import { UnreadableFile, type UnreadableProblem } from '../unreadable-file.ts';
import { type Attributes, OpenElement } from './open-element.ts';

/** `osm`, an object, its tags and members: three levels. A deeper file is of another format. */
const MOST_DEPTH = 8;
const UTF_8 = /^(utf-?8|us-ascii)$/i;

/**
 * Parses the text of an `.osm` file into objects for the sink. A document type is refused, so the only entities are
 * XML's own five; the parser limits every name, value and comment to 64 KB.
 */
export class ElementParser {
  bounds: Bounds | undefined;
  /** Objects begun so far. */
  elementCount = 0;
  readonly #sink: ElementSink;
  readonly #sax: SAXParser;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #depth = 0;
  #open: OpenElement | undefined;

  constructor(sink: ElementSink) {
    this.#sink = sink;
    // Without `strictEntities`, which the library's types omit, it would also accept the 250 entities of HTML.
    const options = { position: true, strictEntities: true };
    this.#sax = sax.parser(true, options);
    this.#sax.onerror = (error) => this.#fail(problemOf(error.message), error);
    this.#sax.ondoctype = () => this.#fail('entities');
    this.#sax.onprocessinginstruction = ({ name, body }) => this.#declaration(name, body);
    // Without namespaces every attribute is a plain string.
    this.#sax.onopentag = ({ name, attributes }) => this.#enter(name, attributes as Attributes);
    this.#sax.onclosetag = () => this.#leave();
  }

  /** @throws UnreadableFile */
  write(bytes: Uint8Array): void {
    this.#sax.write(this.#decoded('damaged', () => this.#decoder.decode(bytes, { stream: true })));
  }

  /** @throws UnreadableFile */
  close(): void {
    this.#sax.write(this.#decoded('truncated', () => this.#decoder.decode()));
    this.#sax.close();
  }

  #decoded(problem: UnreadableProblem, decode: () => string): string {
    try {
      return decode();
    } catch (error) {
      return this.#fail(problem, error);
    }
  }

  #declaration(name: string, body: string): void {
    const encoding = /encoding\s*=\s*["']([^"']*)/.exec(body)?.[1];
    if (name === 'xml' && encoding && !UTF_8.test(encoding)) this.#fail('not-supported', undefined, encoding);
  }

  #enter(name: string, attributes: Attributes): void {
    this.#depth++;
    if (Object.values(attributes).some((value = '') => !isKeepable(value))) this.#fail('damaged');
    if (this.#depth > MOST_DEPTH) this.#fail('too-deep');
    if (this.#depth === 1 && name !== 'osm') this.#fail('not-supported', undefined, name);
    if (this.#depth === 2 && name === 'bounds') this.bounds = toBounds(attributes);
    if (this.#depth === 2 && (name === 'node' || name === 'way' || name === 'relation')) {
      this.elementCount++;
      this.#open = new OpenElement(name, attributes, this.#sax.line + 1, this.#sink);
    } else if (this.#depth === 3 && this.#open && !this.#open.add(name, attributes)) {
      this.#fail('too-large');
    }
  }

  #leave(): void {
    if (this.#depth === 2) {
      this.#open?.finish();
      this.#open = undefined;
    }
    this.#depth--;
  }

  #fail(problem: UnreadableProblem, cause?: unknown, detail?: string): never {
    const where = { line: this.#sax.line + 1, ...(detail !== undefined && { detail }) };
    throw new UnreadableFile(problem, where, cause);
  }
}

// The parser has no error codes.
function problemOf(message: string): UnreadableProblem {
  if (/Max buffer length exceeded: (doctype|sgmlDecl)/.test(message)) return 'entities';
  if (message.startsWith('Max buffer length')) return 'too-large';
  return /^(Unclosed root tag|Unexpected end)/.test(message) ? 'truncated' : 'damaged';
}

function toBounds({ minlon, minlat, maxlon, maxlat }: Attributes): Bounds | undefined {
  const bounds = [minlon, minlat, maxlon, maxlat].map((edge) => Number.parseFloat(edge ?? ''));
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = bounds;
  return bounds.every(Number.isFinite) ? [west, south, east, north] : undefined;
}
