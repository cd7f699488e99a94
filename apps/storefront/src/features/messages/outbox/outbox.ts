import type { Reply } from '@promenade/contract/calls';
import { Refusal } from '@promenade/contract/client';
import { call } from '../../../lib/api/browser-client.ts';
import { waitOnline } from '../../../lib/connection/wait-online.ts';
import { readStored } from '../../../lib/session/browser-store.ts';
import { giveBack } from '../draft.ts';
import { talkKey } from '../talk.ts';
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
async function send(unsent: Unsent): Promise<Reply<'messages.send'>> {
  try {
    return await call('messages.send', { body: formOf(unsent), idempotencyKey: unsent.message_id });
  } catch (error) {
    // Messages being sent end with the session: another customer's are never sent. The texts are kept to be sent
    // again.
    if (error instanceof Refusal && error.status === 401) giveBack(unsent.talk, textsFrom(unsent));
    throw error;
  }
}

/** The texts of this message and of later ones in its conversation. */
function textsFrom({ talk, turn, token }: Unsent): string[] {
  const behind = outbox
    .read()
    .filter((one) => one.token === token && one.turn >= turn && talkKey(one.talk) === talkKey(talk));
  return behind.map(({ text }) => text);
}

/** The messages being sent from this browser, as long as the page lives. */
export const outbox = makeOutbox({
  store: outboxStore,
  worthAnotherTry: () => waitOnline(tryAgainMs),
  isOwn: ({ token }) => token === readStored('token'),
  send,
});
