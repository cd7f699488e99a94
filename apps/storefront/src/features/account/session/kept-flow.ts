import { CODE_LIFE_MS } from '@promenade/domain/accounts';
import { useState } from 'react';
import { tabStorage } from '../../../lib/session/storage.ts';
import { useInBrowser } from '../../../lib/view/use-in-browser.ts';
import type { Flow } from '../auth-dialog/flow.ts';

const name = 'sign-in-step';

interface Kept {
  /** The view or the page that the steps are in. */
  readonly place: string;
  readonly flow: Flow;
  readonly untilMs: number;
}

/** Steps that ask for nothing but what is typed; the others stand on an answer. */
const firsts: ReadonlySet<Flow['step']> = new Set(['closed', 'sign-in', 'sign-up', 'forgot_contact']);

/** Keeps a step for a reload of its tab, for as long as a code and what was proved are good: neither is asked for again. */
export function keepFlow(place: string | null, flow: Flow): void {
  const isBegun = place !== null && !firsts.has(flow.step);
  const kept: Kept | null = isBegun ? { place, flow, untilMs: Date.now() + CODE_LIFE_MS } : null;
  tabStorage.write(name, kept && JSON.stringify(kept));
}

/** The step that was kept of a place; null where there is none. */
export function readFlow(place: string): Flow | null {
  const kept = JSON.parse(tabStorage.read(name) ?? 'null') as Kept | null;
  return kept?.place === place && Date.now() < kept.untilMs ? kept.flow : null;
}

/** Where the steps of a page stand, and the way to move them; what they move to is kept by {@link keepFlow}. */
export function useKeptFlow(place: string, start: Flow): readonly [Flow, (next: Flow) => void] {
  const inBrowser = useInBrowser();
  const [moved, move] = useState<Flow | null>(null);
  return [moved ?? (inBrowser ? readFlow(place) : null) ?? start, move];
}
