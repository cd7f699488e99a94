import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishRequests } from './closing.ts';
import { takesRequests } from './health.ts';
import { listen } from './listen.ts';

const host = '127.0.0.1';
let app: FastifyInstance;
let port: number;
let finish: () => void;
let begun = 0;

beforeEach(async () => {
  app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  finishRequests(app, takesRequests());
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  begun = 0;
  app.get('/slow', async () => {
    begun += 1;
    await done;
    return 'whole';
  });
  await listen(app, 0, host);
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(() => app.close());

const callers = 64;
const isLinux = process.platform === 'linux';

test.runIf(isLinux)(
  'those who come at once are let in within a few turns of the event loop: each turn let in one of them',
  async () => {
    let letIn = 0;
    app.server.on('connection', () => {
      letIn += 1;
    });
    const sockets = Array.from({ length: callers }, (): Socket => connect(port, host));
    let turns = 0;
    while (letIn < callers) {
      await nextTurn();
      turns += letIn > 0 ? 1 : 0;
    }
    for (const socket of sockets) socket.destroy();
    expect(turns).toBeLessThan(callers / 2);
  },
);

const ownConnections = (): Promise<number> =>
  new Promise((resolve, reject) => {
    app.server.getConnections((error, amount) => (error ? reject(error) : resolve(amount)));
  });

/** A connection that another socket than the app's own has let in. */
async function connectBeside(): Promise<Socket> {
  for (;;) {
    const before = await ownConnections();
    const socket = connect(port, host);
    await once(app.server, 'connection');
    if ((await ownConnections()) === before) return socket;
    socket.destroy();
    await expect.poll(ownConnections).toBe(before);
  }
}

test.runIf(isLinux)('a server that closes first finishes what was asked on any of its sockets', async () => {
  const socket = await connectBeside();
  socket.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(() => begun).toBe(1);
  let isClosed = false;
  const closed = app.close().then(() => {
    isClosed = true;
  });
  await expect.poll(() => app.server.listening).toBe(false);
  await nextTurn();
  expect(isClosed).toBe(false);
  finish();
  expect(await text(socket)).toContain('whole');
  await closed;
});

test('connections that are kept do not hold a server up that closes', async () => {
  finish();
  const sockets = Array.from({ length: callers }, () => connect(port, host));
  for (const socket of sockets) socket.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
  await Promise.all(sockets.map((socket) => once(socket, 'data')));
  const ended = Promise.all(sockets.map((socket) => once(socket.resume(), 'close')));
  await app.close();
  await ended;
});
