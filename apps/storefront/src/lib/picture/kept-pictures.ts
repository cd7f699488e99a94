import { randomId } from '../api/random-id.ts';
import { picturesDatabase } from '../outbox/kept-databases.ts';
import { keptRows } from '../outbox/kept-rows.ts';
import { tabStorage } from '../session/storage.ts';

interface Row {
  /** The tab and the name of the form. */
  readonly id: string;
  readonly blobs: readonly Blob[];
  readonly atMs: number;
}

const rows = keptRows<Row, string>(picturesDatabase, 'pictures', { keyPath: 'id' });

// What a tab leaves behind that was closed: nobody comes back to it.
const longestMs = 24 * 3_600_000;

/** Random, and deleted with the tab, as the words are that stand beside the pictures. */
function tabId(): string {
  const known = tabStorage.read('tab');
  if (known !== null) return known;
  const made = randomId();
  tabStorage.write('tab', made);
  return made;
}

const idOf = (name: string): string => `${tabId()} ${name}`;

// One after another: a picture that is removed at once would otherwise be kept after all.
let last: Promise<unknown> = Promise.resolve();
function inTurn<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  // A private window may store nothing: pictures then live as long as the page.
  const done = last.then(work).catch(() => otherwise);
  last = done;
  return done;
}

/** Keeps the pictures of a form, so that a reload does not lose them; none at all deletes them. */
export function keepPictures(name: string, blobs: readonly Blob[]): Promise<void> {
  const id = idOf(name);
  return inTurn(async () => {
    if (blobs.length > 0) await rows.put({ id, blobs, atMs: Date.now() });
    else await rows.remove(id);
  }, undefined);
}

/** The kept pictures of a form of this tab. */
export function readPictures(name: string): Promise<readonly Blob[]> {
  return inTurn<readonly Blob[]>(async () => {
    const all = await rows.list();
    const isOld = ({ atMs }: Row): boolean => Date.now() - atMs > longestMs;
    for (const { id } of all.filter(isOld)) await rows.remove(id);
    return all.find((row) => row.id === idOf(name) && !isOld(row))?.blobs ?? [];
  }, []);
}
