import type { Reply } from '@promenade/contract/calls';
import type { FoundCorner } from './corners.ts';
import { cornerText } from './corners.ts';
import type { Found } from './find-houses.ts';
import type { KnownNames } from './known-names.ts';
import { writePlaceRef } from './place-ref.ts';

/** A suggestion as it is sent. */
export type Suggestion = Reply<'geo.autocomplete'>['suggestions'][number];

type FindNeighbourhood = KnownNames['findNeighbourhood'];

/** A street, house or place as it is sent. */
export function viewFound({ thing, house }: Found, findNeighbourhood: FindNeighbourhood): Suggestion {
  const neighbourhood = findNeighbourhood(house ?? thing);
  const secondary_text = neighbourhood === thing.name ? null : neighbourhood;
  const { kind, name: text, placeId } = thing;
  if (!house) return { placeId, text, secondary_text, kind, house_number_match: null };
  return {
    placeId: writePlaceRef({ kind: 'house', id: thing.streetId, value: house.value, turn: house.turn }),
    text: `${thing.name} ${house.number}`,
    secondary_text,
    kind: 'address',
    house_number_match: house.match,
  };
}

/** A corner as it is sent. */
export function viewCorner(corner: FoundCorner, findNeighbourhood: FindNeighbourhood): Suggestion {
  const { street, other, turn } = corner;
  const [id, second] = [street.streetId, other.streetId];
  return {
    placeId: writePlaceRef({ kind: 'corner', id, other: second, turn }),
    text: cornerText(street.name, other.name),
    secondary_text: findNeighbourhood(corner),
    kind: 'corner',
    house_number_match: null,
  };
}
