import { parseRecord } from '../session/parse-record.ts';
import { tabStorage } from '../session/storage.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

// Longer than it takes to read that the connection is lost, to reload the page, and to press again.
const pressAgainMs = 600_000;

interface Open {
  readonly id: string;
  readonly key: string;
  readonly atMs: number;
  /**
   * Its content as text; absent for a write of an earlier page, since it is stored nowhere: it may contain passwords.
   */
  readonly text?: string;
}

const name = 'open-writes';

// By room: another write in the same room, such as undoing the lost one, makes a repeat a new write.
type Rooms = Record<string, Open>;

const readRooms = (): Rooms => parseRecord(tabStorage.read(name)) as Rooms;

// The unanswered writes of the previous page, as they were when this page was loaded.
const lostIn = new Map(Object.entries(readRooms()));

/** The content of a write as text; of a file its name, size and type: the server checks its bytes against the key. */
function textOf(id: string, input: object): string {
  return (
    id +
    JSON.stringify(input, (_name, value: unknown) => {
      if (value instanceof FormData) return [...value];
      return value instanceof File ? [value.name, value.size, value.type] : value;
    })
  );
}

const roomOf = (id: string): string => id.slice(0, id.indexOf('.'));

function keep(room: string, open: Omit<Open, 'text'> | undefined): void {
  const { [room]: _before, ...others } = readRooms();
  const rooms = open ? { ...others, [room]: open } : others;
  tabStorage.write(name, Object.keys(rooms).length > 0 ? JSON.stringify(rooms) : null);
}

export interface WriteKey {
  readonly key: string;
  /** It was sent under this key before, and may have another content now. */
  readonly isAgain: boolean;
}

/**
 * The key of a write. Whoever is told that the connection is lost presses again, or reloads the page and does: the
 * same write is sent under the same key, so that it is not done twice if it had arrived.
 */
export function keyOfWrite(id: string, input: object): WriteKey {
  const room = roomOf(id);
  const lost = lostIn.get(room);
  lostIn.delete(room);
  const isAgain =
    lost?.id === id &&
    (lost.text ?? textOf(id, input)) === textOf(id, input) &&
    Date.now() - lost.atMs < pressAgainMs;
  const key = isAgain ? lost.key : newIdempotencyKey();
  keep(room, { id, key, atMs: Date.now() });
  return { key, isAgain };
}

/** Records that a write was not answered, and under which key it may have arrived. */
export function noteLost(id: string, input: object, key: string): void {
  lostIn.set(roomOf(id), { id, key, atMs: Date.now(), text: textOf(id, input) });
}

/** Records that a write was answered: the next page has nothing to repeat. */
export function noteAnswered(id: string, key: string): void {
  const room = roomOf(id);
  if (readRooms()[room]?.key === key) keep(room, undefined);
}
