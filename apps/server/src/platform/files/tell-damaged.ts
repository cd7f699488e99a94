import { join } from 'node:path';
import type { Storage } from './storage.ts';

/** Where stored pictures are, and where it is said what is wrong with them. */
export interface Pictures {
  readonly storage: Storage;
  readonly log: { readonly warn: (fields: object, message: string) => void };
}

/** Says which stored picture does not decode: its file is damaged, which the operator can mend and nobody else. */
export function tellDamaged({ storage, log }: Pictures, name: string, failure: Error): void {
  const file = join(storage.root, name);
  log.warn({ file, failure: failure.message }, 'a picture cannot be read: take its file out of a backup');
}
