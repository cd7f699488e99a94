import type { Query, Reply } from '@promenade/contract/calls';
import { Refusal, urlOf } from '@promenade/contract/client';
import type { CallId } from '@promenade/contract/paths';
import { browserHeaders } from './browser-client.ts';

/**
 * Splits server-sent events (WHATWG HTML, section 9.2) as they come in pieces: `feed` answers the data of each event
 * that is whole. Comments (the heartbeat) and other fields are left out; ours carry one line of data each.
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

// The server says something every 20 s, if only a heartbeat. A network that goes away without a word ends no connection.
const longestSilenceMs = 50_000;

/** A signal that comes when nobody has told `hear` of anything for so long; `end` gives it at once, and its timer back. */
function endAtSilence(): {
  readonly signal: AbortSignal;
  readonly hear: () => void;
  readonly end: () => void;
} {
  const silence = new AbortController();
  const give = (): void => silence.abort(new Error('nothing was heard'));
  let timer = setTimeout(give, longestSilenceMs);
  return {
    signal: silence.signal,
    hear: () => {
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
 * Reads a stream of events until it ends or `signal` says so; throws when it has been silent for too long. Fetched
 * rather than opened as an EventSource: that one cannot carry the headers of SYS-01, and a token has no place in an
 * address.
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
      silence.hear();
      for (const data of feed(next.value)) onEvent(JSON.parse(data) as Reply<Id>);
    }
  } finally {
    // Whoever threw at an event leaves the line open.
    silence.end();
  }
}
