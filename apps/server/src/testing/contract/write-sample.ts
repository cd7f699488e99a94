import type { CallInput } from '@promenade/contract/client';
import type { CallId, callPaths } from '@promenade/contract/paths';
import type { Caller, TestMarket } from '../index.ts';

/** Calls that change something. */
export type WriteId = {
  [Id in CallId]: (typeof callPaths)[Id] extends `GET ${string}` ? never : Id;
}[CallId];

/** A write that is accepted: the caller and the input. */
export interface WriteSample<Id extends WriteId> {
  readonly caller: Caller;
  readonly input: CallInput<Id>;
}

/** Ways to have the writes of some calls accepted. */
export type WriteSamples<Id extends WriteId> = {
  readonly [One in Id]: (market: TestMarket) => Promise<WriteSample<One>>;
};

/** A guest unknown to the market. */
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
