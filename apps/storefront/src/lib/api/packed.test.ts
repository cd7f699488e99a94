import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, type Packed, unpack } from './packed.ts';

// What the router makes of it on the way: an equal object, but another one.
const delivered = <Value>(packed: Packed<Value>): Packed<Value> => ({ json: packed.json });

test('what is packed for the browser comes out equal, on the server as the same object', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const packed = pack(value);
      expect(unpack(packed)).toBe(value);
      expect(unpack(delivered(packed))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('the browser reads a packed answer once: what depends on it is not drawn anew', () => {
  const arrived = delivered(pack({ cards: [1, 2] }));
  expect(unpack(arrived)).toBe(unpack(arrived));
});
