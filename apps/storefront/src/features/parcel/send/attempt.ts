import { newKey } from '../../../lib/api/new-key.ts';

const storedAs = 'parcel-attempt';

interface Attempt {
  readonly key: string;
  readonly body: string;
}

function readAttempt(): Attempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(storedAs) ?? 'null') as Attempt | null;
  } catch {
    return null;
  }
}

/**
 * The key a parcel is sent under: the same for the same parcel until it was answered, through retries and reloads, so
 * that a lost answer never makes a second one.
 */
export function attemptKey(body: unknown): string {
  const text = JSON.stringify(body);
  const open = readAttempt();
  if (open?.body === text) return open.key;
  const key = newKey();
  try {
    sessionStorage.setItem(storedAs, JSON.stringify({ key, body: text }));
  } catch {
    // Storage is refused: the next try is another one.
  }
  return key;
}

/** The server has answered: the next parcel is another one. */
export function closeAttempt(): void {
  sessionStorage.removeItem(storedAs);
}
