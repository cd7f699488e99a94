import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

// As many as answers of the database arrive in one turn: then newcomers are let in as fast as others are answered.
const listeners = 16;
// SO_REUSEPORT spreads the connections over all sockets that listen on a port. Node refuses it on macOS and Windows.
const sharesPorts = process.platform === 'linux';

async function open(server: Server, port: number, host: string): Promise<void> {
  server.listen({ port, host, reusePort: true });
  await once(server, 'listening');
}

/**
 * Listens on a port with several sockets where the system can. Node lets in one connection per socket and turn of its
 * event loop (libuv since 1.45, uv__server_io): on a busy server, whose turns are long, those who came last would wait
 * for as many turns as others came with them. Errors are those of `net.Server`; a port that another server shares is
 * not refused, so ask first whether it is free.
 */
export async function listen(app: FastifyInstance, port: number, host: string): Promise<void> {
  if (!sharesPorts) return void (await app.listen({ port, host }));
  const others = Array.from({ length: listeners - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket)),
  );
  let closed: Promise<unknown>[] = [];
  app.addHook('preClose', async () => {
    closed = others.map((other) => new Promise((resolve) => other.close(resolve)));
  });
  // A server is closed once each connection that it let in has ended.
  app.addHook('onClose', async () => void (await Promise.all(closed)));
  const shared = { port, host, reusePort: true };
  // Fastify's type lacks what it passes on.
  await app.listen(shared);
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) return;
  await Promise.all(others.map((other) => open(other, address.port, address.address)));
}
