/**
 * A loader's answer on its way to the browser, as one text. The router writes every value of an answer by itself, which
 * for a list of cards takes longer than asking for it; a text it only copies, and the browser reads it natively.
 */
export interface Packed<Value> {
  readonly json: string;
  /** The type alone: nothing is written for it. */
  readonly type?: Value;
}

const unpacked = new WeakMap<Packed<unknown>, unknown>();

/** Packs what JSON can hold: replies of the wire, and what is made of them. */
export function pack<Value extends object>(value: Value): Packed<Value> {
  const packed = { json: JSON.stringify(value) };
  unpacked.set(packed, value);
  return packed;
}

/** What was packed; the same object each time. */
export function unpack<Value extends object>(packed: Packed<Value>): Value {
  const known = unpacked.get(packed);
  if (known) return known as Value;
  const value = JSON.parse(packed.json) as Value;
  unpacked.set(packed, value);
  return value;
}
