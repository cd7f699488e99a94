import type { Query, Reply } from '@promenade/contract/calls';
import { Refusal, urlOf } from '@promenade/contract/client';
import type { CallId } from '@promenade/contract/paths';
import { browserHeaders } from './browser-client.ts';

/**
 * Splits server-sent events (WHATWG HTML, section 9.2) as chunks arrive: `feed` returns the data of each complete
 * event. Comments (heartbeats) and other fields are ignored; our events have one line of data each.
 */
export function eventSplitter(): (piece: string) => string[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const lines = block.split(/\r?\n/).filter((line) => line.startsWith('data:'));
      return lines.length > 0 ? [lines.map((line) => line.slice(5).trimStart()).join('\n')] : [];
    });
  };
}

// The server sends something every 20 s, at least a heartbeat. A network that disappears does not close the
// connection.
const longestSilenceMs = 50_000;

/** A signal that aborts unless `reset` is called within the given time; `end` aborts it at once and clears its timer. */
function endAtSilence(): {
  readonly signal: AbortSignal;
  readonly reset: () => void;
  readonly end: () => void;
} {
  const silence = new AbortController();
  const give = (): void => silence.abort(new Error('the stream was silent'));
  let timer = setTimeout(give, longestSilenceMs);
  return {
    signal: silence.signal,
    reset: () => {
      clearTimeout(timer);
      timer = setTimeout(give, longestSilenceMs);
    },
    end: () => {
      clearTimeout(timer);
      give();
    },
  };
}

/**
 * Reads a stream of events until it ends or `signal` aborts; throws if it has been silent for too long. It uses fetch
 * rather than EventSource, which cannot send the headers of SYS-01, and a token must not be in a URL.
 */
export async function readEvents<Id extends CallId>(
  id: Id,
  query: Query<Id>,
  onEvent: (event: Reply<Id>) => void,
  signal: AbortSignal,
  callerHeaders: Readonly<Record<string, string>> = browserHeaders(),
): Promise<void> {
  const headers = { ...callerHeaders, accept: 'text/event-stream' };
  const silence = endAtSilence();
  try {
    const line = AbortSignal.any([signal, silence.signal]);
    const response = await fetch(urlOf(id, { query }), { headers, signal: line });
    if (!response.ok || !response.body) {
      throw new Refusal(response.status, await response.json().catch(() => ({ errors: [], message: '' })));
    }
    const feed = eventSplitter();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      silence.reset();
      for (const data of feed(next.value)) onEvent(JSON.parse(data) as Reply<Id>);
    }
  } finally {
    // If handling an event throws, the connection must be closed here.
    silence.end();
  }
}
