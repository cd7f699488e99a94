import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '@promenade/contract/endpoint';

/** Every refusal that an endpoint lists and no test has received, as `<call id> <code>`, sorted. */
export function untestedRefusals(
  endpoints: readonly Pick<Endpoint, 'id' | 'refusals'>[],
  answered: ReadonlySet<string>,
): string[] {
  return endpoints
    .flatMap(({ id, refusals }) => refusals.map((code) => `${id} ${code}`))
    .filter((refusal) => !answered.has(refusal))
    .sort();
}

/** What the workers of a run have recorded in their folder. */
export async function readRefusalRecords(folder: string): Promise<Set<string>> {
  const names = await readdir(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return new Set(texts.flatMap((text) => text.split('\n')).filter((line) => line !== ''));
}
