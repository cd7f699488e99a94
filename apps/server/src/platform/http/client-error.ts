import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerOf, Refused } from '../errors.ts';
import { unread } from './error-handler.ts';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const lastExchanges = new WeakMap<Socket, Exchange>();

/** Remembers the last request of each connection, for what may follow it. */
export function noteExchanges(server: Server): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    lastExchanges.set(request.socket, { request, response });
  });
}

/**
 * Whether what cannot be read came behind a whole request that has no answer yet: answers keep the order of their requests
 * (RFC 9112, 9.3.2), and that one may be carried out already. The connection ends with its answer; within an answer that
 * has begun, such as a stream, at once.
 */
function isAnsweredFirst(error: Error, socket: Socket): boolean {
  const { request, response } = lastExchanges.get(socket) ?? {};
  if (!request?.complete || !response || response.writableFinished) return false;
  if (response.headersSent) socket.destroy(error);
  else response.shouldKeepAlive = false;
  return true;
}

// Written out (RFC 9110, 15; RFC 6585, 5): to import a value of node:http, Node loads its HTTP client and WebSockets, which
// takes an eighth of a start.
const statusLines: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/**
 * Answers requests that are not valid HTTP, or too long, in the format of all refusals: they reach no route, and their
 * language is unknown. Fastify's own answer has another format.
 */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || isAnsweredFirst(error, socket)) return;
  const refused = new Refused([unread]);
  const body = JSON.stringify(answerOf(refused, 'en').body);
  const head = [
    `HTTP/1.1 ${statusLines[error.code ?? ''] ?? '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
