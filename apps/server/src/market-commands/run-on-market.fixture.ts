import type { OpenMarket } from '../open-market.ts';
import type { TestMarket } from '../testing/index.ts';
import { runCommand } from './index.ts';

/** A command on an open market, as from a terminal that stands in `folder`: its exit code, and all that it said. */
export async function runOnMarket(
  { ctx }: TestMarket,
  [name, ...args]: readonly [string, ...string[]],
  folder = '.',
): Promise<{ readonly code: number; readonly said: string }> {
  const said: string[] = [];
  const stream = { write: (text: string) => said.push(text) > 0 };
  const code = await runCommand(name, {
    args,
    folder,
    output: stream as NodeJS.WriteStream,
    errors: stream as NodeJS.WritableStream,
    hasMarket: () => true,
    withDatabase: () => Promise.reject(new Error('not asked for')),
    withMarket: (work) => work({ ctx, dataDir: folder } as OpenMarket),
  });
  return { code, said: said.join('').trim() };
}
