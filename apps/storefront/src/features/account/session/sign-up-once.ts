import { type Client, Refusal } from '@promenade/contract/client';
import { call } from '../../../lib/api/browser-client.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { tabStorage } from '../../../lib/session/storage.ts';

const name = 'sign-up-key';

/**
 * Calls under a key that outlives the page until there is an answer: who leaves while an account is made, and signs up
 * again with the same fields, is answered what was lost. Other fields are another sign-up.
 */
export const callOnceOverPages: Client = async (id, input) => {
  const kept = tabStorage.read(name);
  const idempotencyKey = kept ?? newKey();
  tabStorage.write(name, idempotencyKey);
  try {
    const reply = await call(id, { ...input, idempotencyKey });
    tabStorage.write(name, null);
    return reply;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    tabStorage.write(name, null);
    if (kept !== null && error.code === 'key_reused') return callOnceOverPages(id, input);
    throw error;
  }
};
