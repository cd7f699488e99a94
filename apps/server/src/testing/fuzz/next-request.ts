import type { Endpoint } from '@promenade/contract/endpoint';
import { everyEndpoint, type RawInput } from '../contract/every-endpoint.ts';
import { type InputSchema, inputSchemaOf } from '../contract/sample-input.ts';
import { isUnreadable } from '../contract/unreadable.ts';
import type { Caller } from '../index.ts';
import type { Dice } from './dice.ts';
import type { Known } from './known.ts';
import { mutate } from './mutations.ts';
import { roomOf } from './prepare.ts';
import { validValue } from './valid-values.ts';
import { type FuzzRequest, garble } from './wire.ts';

/** What a run has collected so far. */
export interface Gathered {
  readonly dice: Dice;
  readonly known: Known;
  readonly accepted: Map<string, FuzzRequest[]>;
  readonly shoppers: readonly Caller[];
  readonly operator: Caller;
  /** Staff of stores, of a provider, and couriers, each with a token of their own. */
  readonly staff: readonly Caller[];
  readonly keys: string[];
  /** The calls whose turn in this round is still to come. */
  readonly deck: Endpoint[];
}

// These end sessions, close the market or move its borders: tried often enough to be covered, and rarely enough to
// leave something to test.
const rare = new Set([
  'accounts.remove',
  'accounts.logout',
  'accounts.endOtherSessions',
  'accounts.endSession',
  'ops.setMaintenance',
  'ops.setZones',
  'ops.changeSetting',
  'ops.setStoreOpen',
]);

const schemas = new Map<string, Readonly<Record<'params' | 'query' | 'body', InputSchema>>>();
function schemasOf(endpoint: Endpoint) {
  const found = schemas.get(endpoint.id) ?? {
    params: inputSchemaOf(endpoint.params),
    query: inputSchemaOf(endpoint.query),
    body: inputSchemaOf(endpoint.body),
  };
  schemas.set(endpoint.id, found);
  return found;
}

function freshInput({ dice, known }: Gathered, endpoint: Endpoint): RawInput {
  const source = { dice, known, room: roomOf(endpoint) };
  const { params, query, body } = schemasOf(endpoint);
  return {
    params: validValue(source, params) as Record<string, unknown>,
    query: validValue(source, query) as Record<string, unknown>,
    body: endpoint.method === 'GET' ? undefined : validValue(source, body),
  };
}

function fittingCaller({ dice, shoppers, operator, staff }: Gathered, { who }: Endpoint): Caller {
  if (who === 'operator') return operator;
  if (who === 'staff') return dice.chance(0.5) ? operator : dice.pick(staff);
  const customers = shoppers.filter(({ token }) => token !== undefined);
  if (who === 'customer') return dice.pick(customers);
  return who === 'anyone' && dice.chance(0.6) ? {} : dice.pick(shoppers);
}

function anyCaller({ dice, shoppers, operator, staff }: Gathered): Caller {
  const strange = { guestId: 'g'.repeat(43) };
  return dice.pick<Caller>([{}, operator, dice.pick(staff), dice.pick(shoppers), strange]);
}

/** The calls in turn, each round in an order of its own: chance asked some of them three times as often as others. */
function nextEndpoint({ dice, deck }: Gathered): Endpoint {
  if (deck.length === 0) deck.push(...everyEndpoint.filter(({ id }) => !rare.has(id) || dice.chance(0.1)));
  const [endpoint] = deck.splice(dice.whole(0, deck.length - 1), 1);
  return endpoint as Endpoint;
}

/**
 * Mostly one that parsing lets through: what it refuses never reaches the call, and is tried field by field elsewhere
 * (hostile-input.test.ts). Forms are read by another parser.
 */
function readable(dice: Dice, endpoint: Endpoint, make: () => RawInput): RawInput {
  const isAgain = (input: RawInput) =>
    !endpoint.multipart && dice.chance(0.8) && isUnreadable(endpoint, input);
  let input = make();
  for (let tries = 0; tries < 3 && isAgain(input); tries += 1) input = make();
  return input;
}

function begin(gathered: Gathered): FuzzRequest {
  const { dice, accepted } = gathered;
  const endpoint = nextEndpoint(gathered);
  const before = accepted.get(endpoint.id);
  if (before && before.length > 0 && dice.chance(0.55)) return dice.pick(before);
  const input = readable(dice, endpoint, () => freshInput(gathered, endpoint));
  return { endpoint, input, caller: fittingCaller(gathered, endpoint) };
}

function keyFor({ dice, keys }: Gathered): string {
  if (keys.length > 0 && dice.chance(0.1)) return dice.pick(keys);
  const key = `fuzz-key-${keys.length}`;
  keys.push(key);
  return key;
}

/** The next request: valid, nearly valid, or hostile; from the right kind of caller or another. */
export function nextRequest(gathered: Gathered): FuzzRequest {
  const { dice, known } = gathered;
  let request = begin(gathered);
  const changes = dice.pick([0, 0, 0, 0, 1, 1, 1, 2, 3]);
  for (let n = 0; n < changes; n += 1) {
    const { endpoint, input } = request;
    request = { ...request, input: readable(dice, endpoint, () => mutate(dice, known, input)) };
  }
  if (dice.chance(0.12)) request = { ...request, caller: anyCaller(gathered) };
  if (request.endpoint.method !== 'GET' && dice.chance(0.8)) request = { ...request, key: keyFor(gathered) };
  return dice.chance(0.07) ? garble(dice, request) : request;
}
