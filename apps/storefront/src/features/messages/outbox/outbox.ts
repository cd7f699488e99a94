import { call } from '../../../lib/api/browser-client.ts';
import { readStored } from '../../../lib/session/browser-store.ts';
import { makeOutbox } from './make-outbox.ts';
import { outboxStore, type Unsent } from './outbox-store.ts';

const tryAgainMs = 10_000;

/** A message as the wire takes it; a form, since pictures may come with it. */
function formOf({ message_id, talk, text, pictures, order_id, trip_id }: Unsent): FormData {
  const form = new FormData();
  const fields = { message_id, text, ...talk, order_id, trip_id };
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  for (const [at, blob] of pictures.entries()) form.append('pictures', blob, `picture-${at + 1}.jpg`);
  return form;
}

const worthAnotherTry = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, tryAgainMs);
    function done(): void {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
    addEventListener('online', done);
  });

/** What is on its way from this browser, for as long as the page stands; its id is its key too. */
export const outbox = makeOutbox({
  store: outboxStore,
  worthAnotherTry,
  isOwn: ({ token }) => token === readStored('token'),
  send: (unsent) => call('messages.send', { body: formOf(unsent), idempotencyKey: unsent.message_id }),
});
