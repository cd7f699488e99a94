import { newKey } from './new-key.ts';

// Longer than it takes to read that the connection is lost, and to press again.
const pressAgainMs = 120_000;

interface Lost {
  readonly write: string;
  readonly key: string;
  readonly atMs: number;
}

// By room: another write in the same one, such as taking back what was lost, makes a repeat something new.
const lostIn = new Map<string, Lost>();

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

/**
 * The key of a write. Whoever is told that the connection is lost presses again: the same write goes under the same
 * key, so that what had arrived after all is not done twice.
 */
export function keyOfWrite(id: string, input: object): string {
  const room = roomOf(id);
  const lost = lostIn.get(room);
  lostIn.delete(room);
  const isAgain = lost?.write === textOf(id, input) && Date.now() - lost.atMs < pressAgainMs;
  return isAgain ? lost.key : newKey();
}

/** Notes that no answer came for a write, and under which key it may have arrived. */
export function noteLost(id: string, input: object, key: string): void {
  lostIn.set(roomOf(id), { write: textOf(id, input), key, atMs: Date.now() });
}
