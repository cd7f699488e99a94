/**
 * What a suggestion refers to, and its text on the wire, which is stable until the map is imported again: `s-12` a
 * street, `a-12-1234` a house (`a-12-1234-2`: the third of those with that number, ordered by number and place),
 * `c-12-45` a corner (`c-12-45-1`: the second), `p-12` a place of the map, `m-` with its id a store of the market.
 */
export type PlaceRef =
  | { readonly kind: 'street'; readonly id: number }
  | { readonly kind: 'house'; readonly id: number; readonly value: number; readonly turn: number }
  | { readonly kind: 'corner'; readonly id: number; readonly other: number; readonly turn: number }
  | { readonly kind: 'place'; readonly id: number }
  | { readonly kind: 'store'; readonly storeId: string };

/** The text of a reference. */
export function writePlaceRef(ref: PlaceRef): string {
  switch (ref.kind) {
    case 'street':
      return `s-${ref.id}`;
    case 'house':
      return `a-${ref.id}-${ref.value}${turnText(ref.turn)}`;
    case 'corner':
      return `c-${ref.id}-${ref.other}${turnText(ref.turn)}`;
    case 'place':
      return `p-${ref.id}`;
    case 'store':
      return `m-${ref.storeId}`;
  }
}

function turnText(turn: number): string {
  return turn === 0 ? '' : `-${turn}`;
}

const SHAPES: readonly (readonly [RegExp, (parts: readonly number[]) => PlaceRef])[] = [
  [/^s-(\d{1,9})$/, ([id = 0]) => ({ kind: 'street', id })],
  [
    /^a-(\d{1,9})-(\d{1,7})(?:-(\d{1,2}))?$/,
    ([id = 0, value = 0, turn = 0]) => ({ kind: 'house', id, value, turn }),
  ],
  [
    /^c-(\d{1,9})-(\d{1,9})(?:-(\d{1,2}))?$/,
    ([id = 0, other = 0, turn = 0]) => ({ kind: 'corner', id, other, turn }),
  ],
  [/^p-(\d{1,9})$/, ([id = 0]) => ({ kind: 'place', id })],
];
const STORE = /^m-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Parses any reference; undefined if invalid. */
export function findPlaceRef(text: string): PlaceRef | undefined {
  const storeId = STORE.exec(text)?.[1];
  if (storeId !== undefined) return { kind: 'store', storeId };
  for (const [shape, read] of SHAPES) {
    const match = shape.exec(text);
    if (match) return read(match.slice(1).map((part) => Number(part ?? 0)));
  }
  return undefined;
}
