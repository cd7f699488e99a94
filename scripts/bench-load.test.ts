import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createRawServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { drive } from '../bench/src/driver.ts';
import { runLoad } from '../bench/src/load.ts';

const servers: { close: () => unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

function listening(server: Server): Promise<string> {
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

test('as many requests as are wanted are sent, each with its own path, headers and body', async () => {
  const heard: string[] = [];
  const url = await listening(
    createServer(async (request, response) => {
      let body = '';
      for await (const bytes of request) body += bytes;
      heard.push(`${request.method} ${request.url} ${request.headers['x-key']} ${body}`);
      response.end('{"much": "text"}');
    }),
  );
  const requests = Array.from({ length: 10 }, (_one, n) => n + 1).map((step) => ({
    method: 'POST' as const,
    path: `/${step}`,
    headers: { 'x-key': `k${step}` },
    body: `Größe ${step}`,
  }));
  const result = await runLoad(url, { connections: 4, amount: 10 }, requests);
  expect(result).toMatchObject({ done: 10, failed: 0 });
  expect(new Set(heard)).toEqual(
    new Set(Array.from({ length: 10 }, (_, n) => `POST /${n + 1} k${n + 1} Größe ${n + 1}`)),
  );
});

test('an answer that is not 2xx is counted as failed, and the load goes on', async () => {
  let turn = 0;
  const url = await listening(
    createServer((_request, response) => {
      turn += 1;
      response.writeHead(turn % 5 === 0 ? 503 : 200, { 'content-length': 4 }).end('text');
    }),
  );
  const result = await runLoad(url, { connections: 2, amount: 20 }, [{ method: 'GET', path: '/' }]);
  expect(result).toMatchObject({ done: 16, failed: 4 });
});

test('answers that arrive in pieces, cut anywhere, are each counted once', async () => {
  const answer = 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello';
  const url = await listening(
    createRawServer((socket) => {
      let turn = 0;
      socket.on('error', () => undefined);
      socket.on('data', async () => {
        const cut = (turn++ % (answer.length - 1)) + 1;
        await new Promise((sent) => socket.write(answer.slice(0, cut), sent));
        setImmediate(() => socket.write(answer.slice(cut)));
      });
    }),
  );
  const result = await runLoad(url, { connections: 1, amount: answer.length }, [
    { method: 'GET', path: '/' },
  ]);
  expect(result).toMatchObject({ done: answer.length, failed: 0 });
});

test('an answer that does not say how long it is ends the load with an error', async () => {
  const url = await listening(
    createServer((_request, response) => {
      response.write('te');
      response.end('xt');
    }),
  );
  const load = runLoad(url, { connections: 1, amount: 1 }, [{ method: 'GET', path: '/' }]);
  await expect(load).rejects.toThrow('length');
});

test('a server that goes away ends the load with an error', async () => {
  const url = await listening(createRawServer((socket) => socket.destroy()));
  await expect(runLoad(url, { connections: 1, amount: 1 }, [{ method: 'GET', path: '/' }])).rejects.toThrow();
});

test('a load is sent from one process for all, which says what went wrong', async () => {
  const url = await listening(createServer((_request, response) => response.end('text')));
  const requests = [{ method: 'GET' as const, path: '/' }];
  for (const amount of [3, 5]) {
    expect(await drive(url, { connections: 2, amount }, requests)).toMatchObject({ done: amount, failed: 0 });
  }
  const gone = await listening(createRawServer((socket) => socket.destroy()));
  await expect(drive(gone, { connections: 1, amount: 1 }, requests)).rejects.toThrow();
});
