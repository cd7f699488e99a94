import type { AuthStep } from '@promenade/domain/accounts';
import { useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { goToView, shownIn } from '../../../lib/view/use-view.ts';
import { viewParameter } from '../../../lib/view/view-parameters.ts';
import { afterAnswer, type Flow, type FlowHandle, noFacts } from './flow.ts';
import { keepFlow, readFlow } from '../session/kept-flow.ts';

/** The views in the URL that open the dialog, and the initial step of each. */
const startOf = {
  'sign-in': 'sign-in',
  'sign-up': 'sign-up',
  'forgot-password': 'forgot_contact',
} as const satisfies Record<string, AuthStep>;

type DialogView = keyof typeof startOf;
const isDialogView = (name: string | null): name is DialogView => name !== null && name in startOf;

/** The view of a step; one that only follows from another stays under that one's. */
function viewOf(step: AuthStep, current: DialogView): DialogView {
  if (step === 'sign-in' || step === 'sign-up') return step;
  return step.startsWith('forgot_') ? 'forgot-password' : current;
}

interface Kept {
  readonly view: DialogView | null;
  readonly flow: Flow;
}

const closed: Flow = { step: 'closed', facts: noFacts };
let kept: Kept = { view: null, flow: closed };
const listeners = new Set<() => void>();

function keep(next: Kept): void {
  kept = next;
  keepFlow(next.view, next.flow);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opens the dialog at a step that was reached outside of it: when returning from an identity provider. */
export function resumeAt(flow: Flow): DialogView | null {
  const view = flow.step === 'closed' ? null : viewOf(flow.step, 'sign-in');
  keep({ view, flow });
  return view;
}

/** The dialog's state: the URL holds the open view, memory its results. */
export function useDialogFlow(): FlowHandle {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = useSyncExternalStore(
    subscribe,
    () => kept,
    () => kept,
  );
  const name = search.get(viewParameter);
  const view = isDialogView(name) ? name : null;
  const start: Flow = view ? (readFlow(view) ?? { step: startOf[view], facts: noFacts }) : closed;
  const flow = view !== null && state.view === view ? state.flow : start;
  // A late answer neither reopens a window that was closed nor closes one that was opened instead.
  const isLeft = (): boolean => view !== null && !isDialogView(shownIn(location.search));
  const send: FlowHandle['send'] = (answer, more) => {
    if (isLeft()) return keep({ view: null, flow: closed });
    const next = afterAnswer(flow, answer, more);
    const nextView = next.step === 'closed' ? null : viewOf(next.step, view ?? 'sign-in');
    keep({ view: nextView, flow: next });
    if (nextView !== view) goToView(navigate, nextView);
  };
  return { ...flow, send, isLeft };
}
