import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import type { Suggestion } from '../choosing/place.ts';

/** What is known of a search while it is typed. While it asks, the suggestions are those of the text before. */
export interface Search {
  readonly state: 'idle' | 'asking' | 'answered' | 'failed' | 'offline';
  readonly suggestions: readonly Suggestion[];
}

const idle: Search = { state: 'idle', suggestions: [] };
// As long as a quick typist needs from one key to the next.
const pauseMs = 180;

export interface Suggestions extends Search {
  /** Asks for the same text again. */
  readonly retry: () => void;
  /** Asks for the text as finished: some providers may only be asked then. */
  readonly submit: () => void;
}

/**
 * Suggestions for a text: asked for when typing pauses; an answer that is no longer wanted is called off.
 * `session` binds the searches of one choice together, for providers that bill by sessions.
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
