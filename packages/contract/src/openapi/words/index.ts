import { goodsWords } from './goods.ts';
import { marketWords } from './market.ts';
import { orderWords } from './orders.ts';
import { peopleWords } from './people.ts';
import { sharedWords } from './shared.ts';
import { staffWords } from './staff.ts';
import { tripWords } from './trips.ts';

/**
 * What the fields of the wire mean, by their names, for the document alone: a name means the same wherever it stands, but
 * where a place says otherwise (`place.name`: the shape it is in, the field around it, the call, its room). What holds for one field only is said by its own schema instead.
 */
export const words: Readonly<Record<string, string>> = {
  ...sharedWords,
  ...marketWords,
  ...peopleWords,
  ...goodsWords,
  ...orderWords,
  ...tripWords,
  ...staffWords,
};
