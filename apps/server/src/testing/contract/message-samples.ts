import type { Caller, TestMarket } from '../index.ts';
import { fixture } from '../index.ts';
import type { WriteSamples } from './write-sample.ts';

/** A message to the trattoria, under a new id. */
const toTrattoria = (market: TestMarket) =>
  ({
    message_id: market.ctx.ids.next(),
    text: 'Is there parking nearby?',
    counterpart: 'store',
    counterpart_id: fixture.stores.trattoria,
  }) as const;

/** Writes to the trattoria and returns the conversation's id. */
export async function openConversation(market: TestMarket, caller: Caller): Promise<string> {
  const { conversation } = await market.call('messages.send', { body: toTrattoria(market) }, caller);
  return conversation.id;
}

async function started(market: TestMarket) {
  const caller = { token: (await market.newCustomer()).token };
  return { caller, conversation_id: await openConversation(market, caller) };
}

async function trattoria(market: TestMarket): Promise<Caller> {
  const body = { role: 'store', holder_id: fixture.stores.trattoria } as const;
  const { token } = await market.call('ops.giveToken', { body }, { token: await market.operatorToken() });
  return { token };
}

/** Writes of messages. */
export const messageSamples: WriteSamples<
  'messages.send' | 'messages.read' | 'ops.sendMessage' | 'ops.readMessages'
> = {
  'messages.send': async (market) => ({
    caller: { token: (await market.newCustomer()).token },
    input: { body: toTrattoria(market) },
  }),
  'messages.read': async (market) => {
    const { caller, conversation_id } = await started(market);
    const body = { message_id: market.ctx.ids.next(), text: 'Yes', conversation_id };
    await market.call('ops.sendMessage', { body }, await trattoria(market));
    return { caller, input: { body: { conversation_id, number: 2 } } };
  },
  'ops.sendMessage': async (market) => {
    const { conversation_id } = await started(market);
    const body = { message_id: market.ctx.ids.next(), text: 'Yes, behind the house', conversation_id };
    return { caller: await trattoria(market), input: { body } };
  },
  'ops.readMessages': async (market) => {
    const { conversation_id } = await started(market);
    return { caller: await trattoria(market), input: { body: { conversation_id, number: 1 } } };
  },
};
