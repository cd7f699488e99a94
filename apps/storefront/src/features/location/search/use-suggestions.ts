import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import type { Suggestion } from '../choosing/place.ts';

/** The state of a search while typing. While it is loading, the suggestions are those of the previous text. */
export interface Search {
  readonly state: 'idle' | 'asking' | 'answered' | 'failed' | 'offline';
  readonly suggestions: readonly Suggestion[];
}

const idle: Search = { state: 'idle', suggestions: [] };
// The time between two keys of a fast typist.
const pauseMs = 180;

export interface Suggestions extends Search {
  /** Requests the same text again. */
  readonly retry: () => void;
  /** Requests the text as finished: some providers only allow that. */
  readonly submit: () => void;
}

/**
 * Suggestions for a text: requested when typing pauses; an outdated request is cancelled. `session` groups the
 * searches of one choice, for providers that bill by session.
 */
export function useSuggestions(text: string, session: string): Suggestions {
  const [search, setSearch] = useState<Search>(idle);
  const [attempt, setAttempt] = useState(0);
  const [finished, setFinished] = useState('');
  const retry = useCallback(() => setAttempt((attempts) => attempts + 1), []);
  const wanted = text.trim().slice(0, 120);
  const submitted = finished === wanted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same text again; a new session is for the next text.
  useEffect(() => {
    if (!wanted) {
      setSearch(idle);
      return undefined;
    }
    const asking = new AbortController();
    setSearch(({ suggestions }) => ({ state: 'asking', suggestions }));
    const timer = setTimeout(async () => {
      try {
        const query = {
          search_text: wanted,
          session_token: session,
          ...(submitted && { submitted: '1' as const }),
        };
        const { suggestions } = await call('geo.autocomplete', { query, signal: asking.signal });
        if (!asking.signal.aborted) setSearch({ state: 'answered', suggestions });
      } catch {
        const state = navigator.onLine ? 'failed' : 'offline';
        if (!asking.signal.aborted) setSearch({ state, suggestions: [] });
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [wanted, attempt, submitted]);
  useEffect(() => {
    if (search.state !== 'offline') return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [search.state, retry]);
  return { ...search, retry, submit: () => setFinished(wanted) };
}
