import { connect, type Socket } from 'node:net';
import { roundRobin } from './round-robin.ts';

/** One request of a load. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a load came to. */
export interface LoadResult {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly done: number;
  /** Answers that were not 2xx. */
  readonly failed: number;
}

/** How long a load runs: for a number of seconds, or of requests. */
export interface LoadSize {
  readonly connections: number;
  readonly seconds?: number;
  readonly amount?: number;
}

/** State shared by all connections of a load. */
interface Load {
  /** The complete text of the next request; null once the load is over. */
  readonly next: () => string | null;
  /** Latencies of successful answers, in milliseconds. */
  readonly tookMs: number[];
  failed: number;
}

const endOfHead = '\r\n\r\n';

/** The status of an answer's head, and the answer's length in bytes; null while the head is incomplete. */
function readHead(bytes: Buffer): { readonly status: number; readonly length: number } | null {
  const end = bytes.indexOf(endOfHead);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
  const length = status === 204 ? '0' : /^content-length: (\d+)/im.exec(head)?.[1];
  // Without a length, the end of the answer cannot be found.
  return { status, length: end + endOfHead.length + Number(length) };
}

/** Calls back with the status of each answer that arrives on a connection, once it is complete. */
function readAnswers(socket: Socket, onAnswer: (status: number) => void): void {
  let begun: Buffer | null = null;
  let status = 0;
  let missing = 0;
  socket.on('data', (arrived) => {
    const bytes = begun ? Buffer.concat([begun, arrived]) : arrived;
    const head = missing === 0 ? readHead(bytes) : { status, length: missing };
    begun = head ? null : bytes;
    if (!head) return;
    status = head.status;
    missing = head.length - bytes.length;
    if (missing === 0) onAnswer(status);
    else if (!(missing > 0)) socket.destroy(new Error('An answer does not have the length it says.'));
  });
}

/** Sends one request after another on one connection. */
function askOn(socket: Socket, load: Load): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    const ask = () => {
      const text = load.next();
      sentAt = performance.now();
      if (text !== null) return socket.write(text);
      resolve();
      return socket.destroy();
    };
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The server closed a connection.')));
    socket.once('connect', ask);
    readAnswers(socket, (status) => {
      if (status >= 200 && status < 300) load.tookMs.push(performance.now() - sentAt);
      else load.failed += 1;
      ask();
    });
  });
}

function textOf({ method, path, headers = {}, body = '' }: LoadRequest, host: string): string {
  const all = { host, ...headers, ...(body && { 'content-length': String(Buffer.byteLength(body)) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}${endOfHead}${body}`;
}

/**
 * Sends requests in turn, repeatedly, over `connections` at once, one after another on each. The usual load
 * generators take 0.2 to 0.4 ms of processor time to read an answer, more than a cached page or a short list takes to
 * serve: on two processors they are what is measured. This one only parses an answer's head.
 */
export async function runLoad(
  url: string,
  size: LoadSize,
  requests: readonly LoadRequest[],
): Promise<LoadResult> {
  const { host, hostname, port } = new URL(url);
  const forever = Number.POSITIVE_INFINITY;
  const { connections, amount = forever, seconds = size.amount === undefined ? 3 : forever } = size;
  const next = roundRobin(requests);
  const begin = performance.now();
  let asked = 0;
  const isOver = () => asked >= amount || performance.now() - begin > seconds * 1000;
  const load: Load = {
    next: () => {
      if (isOver()) return null;
      asked += 1;
      return textOf(next(), host);
    },
    tookMs: [],
    failed: 0,
  };
  await Promise.all(Array.from({ length: connections }, () => askOn(connect(Number(port), hostname), load)));
  const sorted = load.tookMs.sort((one, other) => one - other);
  const below = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return {
    perSecond: sorted.length / ((performance.now() - begin) / 1000),
    medianMs: below(0.5),
    p99Ms: below(0.99),
    done: sorted.length,
    failed: load.failed,
  };
}
