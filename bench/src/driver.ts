import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LoadRequest, LoadResult, LoadSize } from './load.ts';

/** What the driver is told, and what it answers. */
export interface Task {
  readonly url: string;
  readonly size: LoadSize;
  readonly requests: readonly LoadRequest[];
}
export type Outcome = { readonly result: LoadResult } | { readonly error: string };

let driver: ChildProcess | undefined;

function startDriver(): ChildProcess {
  const program = fileURLToPath(new URL('./driver-process.ts', import.meta.url));
  return fork(program, { execArgv: [], serialization: 'advanced' });
}

const outcomeOf = (one: ChildProcess): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error('The process that sends the load has ended.'));
    one.once('exit', onExit);
    one.once('message', (outcome) => {
      one.off('exit', onExit);
      resolve(outcome as Outcome);
    });
  });

/**
 * Sends a load from a process of its own, the same for all loads, so that it knows its work. Whoever has prepared a market
 * holds much in memory, and while V8 looks through it no answer is read: that stood in the times of what was measured.
 */
export async function drive(
  url: string,
  size: LoadSize,
  requests: readonly LoadRequest[],
): Promise<LoadResult> {
  driver ??= startDriver();
  const one = driver;
  one.ref();
  one.channel?.ref();
  const answered = outcomeOf(one);
  one.send({ url, size, requests } satisfies Task);
  const outcome = await answered;
  // Between loads it keeps nobody waiting: it ends with whoever started it.
  one.unref();
  one.channel?.unref();
  if ('error' in outcome) throw new Error(outcome.error);
  return outcome.result;
}
