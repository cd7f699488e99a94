import { goodsWords } from './goods.ts';
import { marketWords } from './market.ts';
import { orderWords } from './orders.ts';
import { peopleWords } from './people.ts';
import { sharedWords } from './shared.ts';
import { staffWords } from './staff.ts';
import { tripWords } from './trips.ts';

/**
 * Descriptions of the API's fields for the OpenAPI document, by field name. A name means the same everywhere unless there
 * is an entry for its place, `place.name`: the named shape, the enclosing field, the call (`orders.cancel`), its part
 * (`orders.cancel.body`) or its group (`orders`). A schema with a description of its own keeps that one.
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
