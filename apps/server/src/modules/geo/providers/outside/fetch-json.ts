import { OutsideFailure } from './failure.ts';

/** A question over HTTP. */
export interface Asked {
  /** Without a trailing slash; requests go to this origin only. */
  readonly base: string;
  /** From the slash on. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST. */
  readonly body?: unknown;
  /** Statuses that mean 'not found'. */
  readonly absentOn?: readonly number[];
}

/** How the request is sent. */
export interface Sending {
  readonly userAgent: string;
  readonly timeoutMs: number;
  /** Injected faults, in markets that have them. */
  readonly before?: ((patienceMs: number) => Promise<void>) | undefined;
}

// Eight places with all their details take some 20 KB, a route across a city some 10 KB.
const MOST_BYTES = 512 * 1024;

function urlOf({ base, path, query = {} }: Asked): URL {
  const url = new URL(base + path);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value);
  return url;
}

function failureOfStatus(reply: Response): OutsideFailure {
  const retryAfter = Number(reply.headers.get('retry-after') ?? Number.NaN);
  const seconds = Number.isFinite(retryAfter) ? retryAfter : undefined;
  if (reply.status === 429) return new OutsideFailure('quota', 429, seconds);
  if (reply.status === 401 || reply.status === 403) return new OutsideFailure('refused', reply.status);
  return new OutsideFailure('status', reply.status, reply.status === 503 ? seconds : undefined);
}

async function readText(reply: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection, so the rest is never read.
    if (bytes > MOST_BYTES) throw new OutsideFailure('too_large', reply.status);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OutsideFailure('garbage');
  }
}

function failureOf(error: unknown): OutsideFailure {
  if (error instanceof OutsideFailure) return error;
  const timedOut = error instanceof Error && error.name === 'TimeoutError';
  return new OutsideFailure(timedOut ? 'timeout' : 'unreachable');
}

/**
 * Sends a request and reads the JSON: within the time-out, of bounded size, and without following redirects.
 * Undefined if the status means 'not found'. Throws nothing but an OutsideFailure.
 */
export async function fetchJson(asked: Asked, { userAgent, timeoutMs, before }: Sending): Promise<unknown> {
  const { body } = asked;
  try {
    await before?.(timeoutMs);
    const reply = await fetch(urlOf(asked), {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        accept: 'application/json',
        'user-agent': userAgent,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...asked.headers,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (asked.absentOn?.includes(reply.status)) {
      await reply.body?.cancel();
      return undefined;
    }
    if (!reply.ok) {
      await reply.body?.cancel();
      throw failureOfStatus(reply);
    }
    return parseJson(await readText(reply));
  } catch (error) {
    throw failureOf(error);
  }
}
