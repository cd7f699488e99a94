import type { Reply } from '@promenade/contract/calls';
import { call } from '../../../lib/api/browser-client.ts';
import { waitOnline } from '../../../lib/connection/wait-online.ts';
import { readStored } from '../../../lib/session/browser-store.ts';
import { hasEndedHere } from '../../../lib/api/ended-session.ts';
import { giveBack } from '../draft.ts';
import { makeOutbox } from './make-outbox.ts';
import { outboxStore, type Unsent } from './outbox-store.ts';

const tryAgainMs = 10_000;

/** A message as the API takes it; multipart, since it may contain pictures. */
function formOf({ message_id, talk, text, pictures, order_id, trip_id }: Unsent): FormData {
  const form = new FormData();
  const fields = { message_id, text, ...talk, order_id, trip_id };
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  for (const [at, blob] of pictures.entries()) form.append('pictures', blob, `picture-${at + 1}.jpg`);
  return form;
}

/** Sends one; its id is also its idempotency key. */
const send = (unsent: Unsent): Promise<Reply<'messages.send'>> =>
  call('messages.send', { body: formOf(unsent), idempotencyKey: unsent.message_id });

/**
 * Another customer's messages are never sent: what was being sent ends with its session. Where that has died in this
 * tab, its words stand where they were written, to be sent again; of who has signed out nothing is left.
 */
function giveBackWords(over: readonly Unsent[]): void {
  for (const { talk, text, token } of [...over].reverse()) if (hasEndedHere(token)) giveBack(talk, text);
}

/** The messages being sent from this browser, as long as the page lives. */
export const outbox = makeOutbox({
  store: outboxStore,
  worthAnotherTry: () => waitOnline(tryAgainMs),
  isOwn: ({ token }) => token === readStored('token'),
  giveBack: giveBackWords,
  send,
});
