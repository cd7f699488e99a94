/**
 * A loader's answer serialised as one string. The router serialises every value of an answer itself, which for a list
 * of cards takes longer than the call; a string is only copied, and the browser parses it natively.
 */
export interface Packed<Value> {
  readonly json: string;
  /** Type information only: nothing is stored for it. */
  readonly type?: Value;
}

const unpacked = new WeakMap<Packed<unknown>, unknown>();

/** Serialises JSON values: API answers, and what is derived from them. */
export function pack<Value extends object>(value: Value): Packed<Value> {
  const packed = { json: JSON.stringify(value) };
  unpacked.set(packed, value);
  return packed;
}

/** The unpacked answer; the same object each time. */
export function unpack<Value extends object>(packed: Packed<Value>): Value {
  const known = unpacked.get(packed);
  if (known) return known as Value;
  const value = JSON.parse(packed.json) as Value;
  unpacked.set(packed, value);
  return value;
}
