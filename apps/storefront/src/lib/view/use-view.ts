import { useMemo } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { viewParameter } from './view-parameters.ts';

export interface View {
  readonly open: boolean;
  /** The subject of the view, such as an item's slug; empty if it needs none. */
  readonly subject: string;
  readonly show: (subject?: string) => void;
  /** Shows another subject in its place: Back closes the view, whichever it shows. */
  readonly turn: (subject: string) => void;
  /** Closes the view that was rendered: after a late answer, nothing else that is open by then. */
  readonly hide: () => void;
}

// The history entry that is being left: going back takes a moment, in which a second close would go back further.
let left: unknown;

/** The view that an address opens. */
export const shownIn = (search: string): string | null => new URLSearchParams(search).get(viewParameter);

/**
 * Shows a view over the page, or none with null. Each history entry knows how many views were opened before it:
 * closing goes back over them, and leaves none behind. An address that began with a view becomes the page's own.
 * @param turns the view takes the place of the one that is open
 */
export function goToView(navigate: NavigateFunction, view: string | null, turns = false): void {
  if (view === shownIn(location.search)) return;
  const search = new URLSearchParams(location.search);
  const { state } = history;
  const opened: number = search.has(viewParameter) ? (state.usr ?? Number.NaN) : 0;
  if (view) search.set(viewParameter, view);
  else if (opened) {
    if (left !== state) void navigate(-opened);
    left = state;
    return;
  } else search.delete(viewParameter);
  const next = turns ? opened : opened + 1;
  void navigate({ search: `${search}` }, { replace: !view || turns, state: next, preventScrollReset: true });
}

/**
 * A drawer or dialog held by the URL (`?view=cart`, `?view=item:pizza-muzzarella`): the back button closes it, a
 * reload keeps it, and any feature may open another's by its name without importing it.
 */
export function useView(name: string): View {
  const { search } = useLocation();
  const navigate = useNavigate();
  // Every page reads half a dozen views, and nearly none shows one.
  const shown = search.includes(viewParameter) ? shownIn(search) : null;
  const [shownName, subject = ''] = (shown ?? '').split(':', 2);
  const open = shownName === name;
  const own = open ? shown : null;
  const moves = useMemo(
    () => ({
      show: (about?: string) => goToView(navigate, about ? `${name}:${about}` : name),
      turn: (about: string) => goToView(navigate, `${name}:${about}`, true),
      hide: () => {
        if (own === shownIn(location.search)) goToView(navigate, null);
      },
    }),
    [navigate, name, own],
  );
  return { open, subject, ...moves };
}
