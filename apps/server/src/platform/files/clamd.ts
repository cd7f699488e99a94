import { connect, type NetConnectOpts } from 'node:net';
import type { FileScanner } from './file-scanner.ts';

const ANSWER_MOST_CHARACTERS = 1_000;

/** A file's bytes as `zINSTREAM` takes them (clamd(8)): each piece after its length, and a length of zero at the end. */
function* asked(bytes: Uint8Array): Iterable<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.byteLength);
  if (bytes.byteLength > 0) yield* [length, bytes];
  yield Buffer.alloc(4);
}

async function ask(to: NetConnectOpts, bytes: Uint8Array, patienceMs: number): Promise<string> {
  const socket = connect({ ...to, signal: AbortSignal.timeout(patienceMs) });
  socket.setEncoding('utf8');
  // One piece after the other would wait for the network between them.
  socket.cork();
  for (const piece of asked(bytes)) socket.write(piece);
  socket.uncork();
  let answer = '';
  try {
    for await (const piece of socket) {
      answer += piece;
      if (answer.length > ANSWER_MOST_CHARACTERS) break;
    }
  } finally {
    socket.destroy();
  }
  return answer.replace(/\0$/, '');
}

/** ClamAV's daemon, over TCP or a socket of this machine. */
export function clamdScanner(to: NetConnectOpts, patienceMs = 15_000): FileScanner {
  return {
    scan: async (bytes) => {
      const answer = await ask(to, bytes, patienceMs);
      if (answer === 'stream: OK') return undefined;
      const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
      if (found !== undefined) return found;
      throw new Error(answer === '' ? 'clamd ended without an answer' : `clamd answered: ${answer}`);
    },
  };
}
