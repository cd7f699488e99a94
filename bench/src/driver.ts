import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LoadRequest, LoadResult, LoadSize } from './load.ts';

/** The driver's requests and answers. */
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
 * Sends a load from a separate process, the same for all loads, so that it is warmed up. The process that has
 * prepared a market holds much memory, and reads no answers while V8 collects it: that was included in the measured
 * times.
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
  // While idle it does not keep its parent process alive.
  one.unref();
  one.channel?.unref();
  if ('error' in outcome) throw new Error(outcome.error);
  return outcome.result;
}
