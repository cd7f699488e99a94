import type { Reply } from '@promenade/contract/calls';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/browser-client.ts';

export type Suggestion = Reply<'geo.autocomplete'>['suggestions'][number];

/** What is known of a search while it is typed. */
export interface Search {
  readonly state: 'idle' | 'asking' | 'answered' | 'failed';
  readonly suggestions: readonly Suggestion[];
}

const idle: Search = { state: 'idle', suggestions: [] };
// As long as a quick typist needs from one key to the next.
const pauseMs = 180;

/** Suggestions for a text: asked for when typing pauses; an answer that is no longer wanted is called off. */
export function useSuggestions(text: string): Search {
  const [search, setSearch] = useState<Search>(idle);
  const wanted = text.trim().slice(0, 120);
  useEffect(() => {
    if (!wanted) {
      setSearch(idle);
      return undefined;
    }
    const asking = new AbortController();
    setSearch(({ suggestions }) => ({ state: 'asking', suggestions }));
    const timer = setTimeout(async () => {
      try {
        const query = { search_text: wanted };
        const { suggestions } = await call('geo.autocomplete', { query, signal: asking.signal });
        if (!asking.signal.aborted) setSearch({ state: 'answered', suggestions });
      } catch {
        if (!asking.signal.aborted) setSearch({ state: 'failed', suggestions: [] });
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [wanted]);
  return search;
}
