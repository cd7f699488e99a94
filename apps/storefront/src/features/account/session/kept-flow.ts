import { CODE_LIFE_MS } from '@promenade/domain/accounts';
import { useState } from 'react';
import { tabStorage } from '../../../lib/session/storage.ts';
import { useInBrowser } from '../../../lib/view/use-in-browser.ts';
import type { Flow } from '../auth-dialog/flow.ts';

const name = 'sign-in-step';

interface Kept {
  /** The view or the page that contains the steps. */
  readonly place: string;
  readonly flow: Flow;
  readonly untilMs: number;
}

/** Steps that need only what is typed; the others depend on an answer. */
const firsts: ReadonlySet<Flow['step']> = new Set(['closed', 'sign-in', 'sign-up', 'forgot_contact']);

/**
 * Stores a step for a reload of its tab, as long as a code and a verification are valid: neither is asked for again.
 */
export function keepFlow(place: string | null, flow: Flow): void {
  const isBegun = place !== null && !firsts.has(flow.step);
  const kept: Kept | null = isBegun ? { place, flow, untilMs: Date.now() + CODE_LIFE_MS } : null;
  tabStorage.write(name, kept && JSON.stringify(kept));
}

/** The stored step of a place; null if there is none. */
export function readFlow(place: string): Flow | null {
  const kept = JSON.parse(tabStorage.read(name) ?? 'null') as Kept | null;
  return kept?.place === place && Date.now() < kept.untilMs ? kept.flow : null;
}

/** The current step of a page, and the function that moves it; its moves are stored by {@link keepFlow}. */
export function useKeptFlow(place: string, start: Flow): readonly [Flow, (next: Flow) => void] {
  const inBrowser = useInBrowser();
  const [moved, move] = useState<Flow | null>(null);
  return [moved ?? (inBrowser ? readFlow(place) : null) ?? start, move];
}
