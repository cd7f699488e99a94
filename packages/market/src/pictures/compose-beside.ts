import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ComposedPicture, PicturePlan } from './compose-pictures.ts';

/**
 * As composePictures, in a thread of its own: who asks may cut tiles and write rows meanwhile.
 * @throws what went wrong there
 */
export async function* composeBeside(plan: PicturePlan): AsyncGenerator<ComposedPicture> {
  if (plan.length === 0) return;
  let made = 0;
  const worker = new Worker(new URL('./compose-worker.ts', import.meta.url), { workerData: plan });
  try {
    // A thread that fails throws here; one that ends, ends the list.
    for await (const [picture] of on(worker, 'message', { close: ['exit'] })) {
      made += 1;
      yield picture as ComposedPicture;
    }
    if (made < plan.length) throw new Error(`Drawing ended after ${made} of ${plan.length} pictures`);
  } finally {
    await worker.terminate();
  }
}
