import { Refusal } from '@promenade/contract/client';

/** What was sent of one application and not answered: its key, and every form that may have arrived under it. */
export interface Tries {
  readonly key: string;
  readonly forms: readonly FormData[];
}

/**
 * Sends an application under the key of its earlier tries. Where one of those had arrived after all, that is the one that
 * stands: its answer, with the reference to follow it by, is asked for again.
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
