// The router's marks of these two; any other value that JSON cannot write is left to the router.
const missing = -7;
const empty = -5;

// A longer text is hardly ever there twice, and looking it up means reading it once more.
const longestShared = 1_000;

const isPlain = (value: object): boolean => {
  const kind = Object.getPrototypeOf(value) as unknown;
  return kind === Object.prototype || Array.isArray(value);
};

/** A value that the router's own encoder has to write: an error, a date, a promise, a number that is none. */
class NotPlain extends Error {}

/** Numbers the values of one handoff and writes each. */
class Writer {
  readonly written: string[] = [];
  readonly #numbers = new Map<unknown, number>();

  number(value: unknown): number {
    if (value === undefined) return missing;
    if (value === null) return empty;
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.written.push('') - 1;
    if (typeof value !== 'string' || value.length <= longestShared) this.#numbers.set(value, number);
    this.written[number] = this.#write(value);
    return number;
  }

  #write(value: unknown): string {
    if (typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
    if (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)) return String(value);
    if (typeof value !== 'object' || value === null || !isPlain(value)) throw new NotPlain();
    if (Array.isArray(value)) return `[${Array.from(value, (one) => this.number(one)).join()}]`;
    const fields = Object.entries(value).map(([key, one]) => `"_${this.number(key)}":${this.number(one)}`);
    return `{${fields.join()}}`;
  }
}

/**
 * What a page's loaders answered, in the encoding that the browser's router reads (turbo-stream, as react-router 8 has
 * it): a list of all values, in which objects and arrays name theirs by number. The router itself writes it into a
 * stream of bytes with a timer and a signal for each page; this is one text.
 * @returns null if it holds anything that is not plain JSON or undefined
 */
export function plainHandoff(state: object): string | null {
  const writer = new Writer();
  try {
    writer.number(state);
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
  return `[${writer.written.join()}]\n`;
}
