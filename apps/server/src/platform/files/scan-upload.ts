import type { Upload } from '@promenade/contract/endpoint';
import type { Ctx } from '../context.ts';
import { refuse, refuseFor } from '../errors.ts';
import { concurrencyLimit } from '../limits/concurrency-limit.ts';

// A scanner that is out of reach may be back by then.
const againMs = 30_000;
// ClamAV looks through ten at once as it is installed (MaxThreads); the others are left to mail and other servers.
const turn = concurrencyLimit(4, againMs, 100);

type Verdict = 'harmless' | 'infected' | 'unknown';

// Files looked through before their write began; garbage-collected with the upload.
const verdicts = new WeakMap<Upload, Verdict>();

async function verdictOf({ scanner, log }: Ctx, { bytes }: Upload): Promise<Verdict> {
  if (!scanner) return 'harmless';
  try {
    const found = await turn(() => scanner.scan(bytes));
    if (found === undefined) return 'harmless';
    log.warn({ found }, 'malware was found in a file');
    return 'infected';
  } catch (error) {
    log.warn({ err: error }, 'the scanner of files is out of reach');
    return 'unknown';
  }
}

/** Has a file looked through, where there is a scanner. False if it is not known to be harmless: nothing may open it. */
export async function scanBefore(ctx: Ctx, upload: Upload): Promise<boolean> {
  const verdict = await verdictOf(ctx, upload);
  verdicts.set(upload, verdict);
  return verdict === 'harmless';
}

/**
 * Refuses a file in which something harmful was found, and any while the scanner cannot be asked. Like what is wrong with
 * a picture, it is told when the write asks for the file, so that a repeated request gets its first answer.
 */
export function refuseInfected(upload: Upload): void {
  const verdict = verdicts.get(upload);
  if (verdict === 'infected') refuse('file_infected');
  if (verdict === 'unknown') refuseFor('not_ready', againMs);
}
