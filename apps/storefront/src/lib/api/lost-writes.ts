import { tabStorage } from '../session/storage.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

// Longer than it takes to read that the connection is lost, to load the page anew, and to press again.
const pressAgainMs = 600_000;

interface Open {
  readonly id: string;
  readonly key: string;
  readonly atMs: number;
  /** What it says, as text; absent of one that another page sent: it is written down nowhere, passwords stand in it. */
  readonly text?: string;
}

const name = 'open-writes';

// By room: another write in the same one, such as taking back what was lost, makes a repeat something new.
type Rooms = Record<string, Open>;

function readRooms(): Rooms {
  try {
    return (JSON.parse(tabStorage.read(name) ?? '{}') ?? {}) as Rooms;
  } catch {
    return {};
  }
}

// What the page before had sent and not heard of, as it was when this one came.
const lostIn = new Map(Object.entries(readRooms()));

/** What a write says, as text. Of a file it is name, size and kind: the server holds its bytes against the key. */
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
  /** It went out under this key before, and may say something else now. */
  readonly isAgain: boolean;
}

/**
 * The key of a write. Whoever is told that the connection is lost presses again, or loads the page anew and does: the
 * same write goes under the same key, so that what had arrived after all is not done twice.
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

/** Notes that no answer came for a write, and under which key it may have arrived. */
export function noteLost(id: string, input: object, key: string): void {
  lostIn.set(roomOf(id), { id, key, atMs: Date.now(), text: textOf(id, input) });
}

/** Notes that a write was answered: the page that comes next has nothing to repeat. */
export function noteAnswered(id: string, key: string): void {
  const room = roomOf(id);
  if (readRooms()[room]?.key === key) keep(room, undefined);
}
