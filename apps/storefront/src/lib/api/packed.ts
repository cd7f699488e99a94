/**
 * A loader's answer serialised as one string. The router serialises every value of an answer itself, which for a list
 * of cards takes longer than the call; a string is only copied, and the browser parses it natively.
 */
export interface Packed<Value> {
  readonly json: string;
  /** Type information only: nothing is stored for it. */
  readonly type?: Value;
}

// Named by a symbol, which no serialiser writes. A WeakMap of all answers cost each young collection a look at all of it.
const unpacked = Symbol('unpacked');

type Remembering<Value> = Packed<Value> & { [unpacked]?: Value };

/** Serialises JSON values: API answers, and what is derived from them. */
export function pack<Value extends object>(value: Value): Packed<Value> {
  const packed: Remembering<Value> = { json: JSON.stringify(value), [unpacked]: value };
  return packed;
}

/** The unpacked answer; the same object each time. */
export function unpack<Value extends object>(packed: Packed<Value>): Value {
  const remembering: Remembering<Value> = packed;
  remembering[unpacked] ??= JSON.parse(packed.json) as Value;
  return remembering[unpacked];
}
