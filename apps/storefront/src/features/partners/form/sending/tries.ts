import { Refusal } from '@promenade/contract/client';

/** The unanswered attempts of one application: its key, and every form that may have arrived under it. */
export interface Tries {
  readonly key: string;
  readonly forms: readonly FormData[];
}

/**
 * Sends an application under the key of its earlier attempts. If one of those had arrived, that is the one that
 * counts: its answer, with the reference to track it by, is requested again.
 */
export async function sendTry<Reply>(
  { key, forms }: Tries,
  form: FormData,
  send: (form: FormData, key: string) => Promise<Reply>,
): Promise<Reply> {
  try {
    return await send(form, key);
  } catch (error) {
    const [earlier, ...rest] = forms;
    const otherArrived = error instanceof Refusal && error.code === 'key_reused';
    if (!otherArrived || !earlier) throw error;
    return sendTry({ key, forms: rest }, earlier, send);
  }
}
