import type { CallInput } from '@promenade/contract/client';
import type { CallId, callPaths } from '@promenade/contract/paths';
import type { Caller, TestMarket } from '../index.ts';

/** Calls that change something. */
export type WriteId = {
  [Id in CallId]: (typeof callPaths)[Id] extends `GET ${string}` ? never : Id;
}[CallId];

/** A write that is accepted: who asks, and what for. */
export interface WriteSample<Id extends WriteId> {
  readonly caller: Caller;
  readonly input: CallInput<Id>;
}

/** A way to an accepted write of each of some calls. */
export type WriteSamples<Id extends WriteId> = {
  readonly [One in Id]: (market: TestMarket) => Promise<WriteSample<One>>;
};

/** A guest whom nobody has seen. */
export async function newGuest(market: TestMarket): Promise<{ readonly guestId: string }> {
  return { guestId: (await market.newGuest()).guestId };
}

/** A customer who has just signed up. */
export async function newCustomer(market: TestMarket): Promise<{ readonly token: string }> {
  return { token: (await market.newCustomer()).token };
}

/** The market's operator. */
export async function newOperator(market: TestMarket): Promise<{ readonly token: string }> {
  return { token: await market.operatorToken() };
}
