import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { bytesUnderWay } from './bytes-under-way.ts';

let market: TestMarket;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  market = await openTestMarket();
  await market.app.listen({ port: 0, host: '127.0.0.1' });
  const address = market.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await market.close();
});

const megabyte = 1024 * 1024;

/** Begins to send a form of so many bytes, of which nothing comes; answers the first line of the reply once there is one. */
function begin(
  bytes: number,
  path = 'auth/vendor/register',
): { readonly socket: Socket; readonly firstLine: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  const firstLine = once(socket, 'data').then(
    ([chunk]) => String(chunk).split('\r\n')[0] ?? '',
    () => 'nothing',
  );
  socket.write(
    `POST /api/v1/${path} HTTP/1.1\r\nHost: market.example\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${bytes}\r\n\r\n`,
  );
  return { socket, firstLine };
}

/** What a small form is answered meanwhile. */
async function small(): Promise<number> {
  const body = '--b\r\ncontent-disposition: form-data; name="f_name"\r\n\r\nAna\r\n--b--\r\n';
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/auth/vendor/register`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body,
  });
  return answer.status;
}

test('one address has forms of a hundred megabytes under way and no more: as many as it liked were held in memory', async () => {
  const begun = Array.from({ length: 7 }, () => begin(16 * megabyte));
  expect(await Promise.race(begun.map(({ firstLine }) => firstLine))).toBe('HTTP/1.1 429 Too Many Requests');
  // Small ones still fit beside them.
  expect(await small()).toBe(422);
  for (const { socket } of begun) socket.destroy();
  const another = async (): Promise<string> => {
    const { socket, firstLine } = begin(16 * megabyte);
    const said = await Promise.race([firstLine, small().then(() => 'is taken')]);
    socket.destroy();
    return said;
  };
  await expect.poll(another).toBe('is taken');
});

test('a form that does not say how long it is counts as long as it may become', async () => {
  const refuses = bytesUnderWay(3 * megabyte);
  const closing: (() => void)[] = [];
  const reply = { raw: { once: (_event: string, done: () => void) => closing.push(done) } } as never;
  const form = (headers: object, ip = '203.0.113.7') =>
    refuses({ ip, headers, routeOptions: { config: { formBytes: 2 * megabyte } } } as never, reply);
  await form({});
  await expect(form({})).rejects.toMatchObject({ parts: [{ code: 'too_often' }] });
  await form({}, '203.0.113.8');
  await form({ 'content-length': String(megabyte) });
  closing[0]?.();
  await form({ 'content-length': String(99 * megabyte) });
  await expect(form({ 'content-length': '1' })).rejects.toMatchObject({ retryAfterSeconds: 5 });
});

test('a form that alone is more than that is taken, where nothing else is under way', async () => {
  const reply = { raw: { once: () => undefined } } as never;
  const request = {
    ip: '203.0.113.9',
    headers: {},
    routeOptions: { config: { formBytes: 2 * megabyte } },
  } as never;
  await expect(bytesUnderWay(megabyte)(request, reply)).resolves.toBe(undefined);
});

test('forms with one picture count as large as they are: of each a sixteenth was counted, and one address had 1.6 GB under way', async () => {
  const begun = Array.from({ length: 26 }, () => begin(4 * megabyte, 'customer/update-profile'));
  const said = begun.map(({ firstLine }) => firstLine);
  const first = await Promise.race([...said, setTimeout(5_000, 'all are taken')]);
  expect(first).toBe('HTTP/1.1 429 Too Many Requests');
  for (const { socket } of begun) socket.destroy();
});
