import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { clamdScanner } from './clamd.ts';

const bytes = Buffer.from('%PDF-1.7 a lease %%EOF');
const harmful = Buffer.from('%PDF-1.7 harm %%EOF');

let server: Server | undefined;
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server?.close();
});

/** Reads what `zINSTREAM` is given, as clamd(8) describes it; undefined while the end has not come. */
function readStream(sent: Buffer): Buffer | undefined {
  if (sent.subarray(0, 10).toString() !== 'zINSTREAM\0') throw new Error('no zINSTREAM');
  const pieces: Buffer[] = [];
  let at = 10;
  while (at + 4 <= sent.length) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** What clamd does with a file: answers, and hangs up; says nothing at all where there is no answer. */
async function listen(answer: (file: Buffer) => string | undefined, path?: string) {
  server = createServer((socket) => {
    sockets.add(socket);
    let sent = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      sent = Buffer.concat([sent, Buffer.from(piece)]);
      const file = readStream(sent);
      const said = file && answer(file);
      if (said !== undefined) socket.end(said);
    });
  });
  server.listen(path ?? 0);
  await once(server, 'listening');
  return path === undefined ? { port: (server.address() as AddressInfo).port, host: '127.0.0.1' } : { path };
}

const asClamd = (file: Buffer) =>
  file.includes('harm') ? 'stream: Pdf.Dropper.Agent-1 FOUND\0' : 'stream: OK\0';

test('a harmless file, an empty one and a large one pass; the name of what is found is told', async () => {
  const { scan } = clamdScanner(await listen(asClamd));
  expect(await scan(bytes)).toBeUndefined();
  expect(await scan(Buffer.alloc(0))).toBeUndefined();
  expect(await scan(Buffer.alloc(300_000, 7))).toBeUndefined();
  expect(await scan(Buffer.concat([Buffer.alloc(300_000, 7), harmful]))).toBe('Pdf.Dropper.Agent-1');
});

test('a socket of this machine does as well', async () => {
  const path = join(tmpdir(), `clamd-${process.pid}.sock`);
  await rm(path, { force: true });
  expect(await clamdScanner(await listen(asClamd, path)).scan(harmful)).toBe('Pdf.Dropper.Agent-1');
});

test.each([
  ['an error', 'INSTREAM size limit exceeded. ERROR\0', 'clamd answered: INSTREAM size limit'],
  ['nothing', '', 'clamd ended without an answer'],
  ['an answer to something else', 'PONG\0', 'clamd answered: PONG'],
  ['without end', 'x'.repeat(1_000_000), 'clamd answered: x'],
])('an answer that is %s is no verdict', async (_what, said, message) => {
  const { scan } = clamdScanner(await listen(() => said));
  await expect(scan(bytes)).rejects.toThrow(message);
});

test('who does not answer is waited for so long and no longer, and who is not there not at all', async () => {
  await expect(clamdScanner(await listen(() => undefined), 50).scan(bytes)).rejects.toThrow();
  await expect(clamdScanner({ port: 1, host: '127.0.0.1' }).scan(bytes)).rejects.toThrow('ECONNREFUSED');
});
