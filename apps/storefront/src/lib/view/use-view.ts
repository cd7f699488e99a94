import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { viewParameter } from './view-parameters.ts';

export interface View {
  readonly open: boolean;
  /** What the view is about, such as an item's slug; empty when it needs none. */
  readonly subject: string;
  readonly show: (subject?: string) => void;
  readonly hide: () => void;
}

/**
 * A drawer or dialog that the URL holds (`?view=cart`, `?view=item:pizza-muzzarella`): the back button closes it,
 * a reload keeps it, and any feature may open another's by its name without importing it.
 */
export function useView(name: string): View {
  const { search } = useLocation();
  const navigate = useNavigate();
  // Every page asks for half a dozen views, and nearly none shows one.
  const shown = search.includes(viewParameter) ? new URLSearchParams(search).get(viewParameter) : null;
  const [shownName, subject = ''] = (shown ?? '').split(':', 2);
  const go = useCallback(
    (view: string | null) => {
      const next = new URLSearchParams(window.location.search);
      if (view === null) next.delete(viewParameter);
      else next.set(viewParameter, view);
      // What was closed is not opened again by Back.
      void navigate({ search: next.toString() }, { replace: view === null, preventScrollReset: true });
    },
    [navigate],
  );
  const show = useCallback((about?: string) => go(about ? `${name}:${about}` : name), [go, name]);
  const hide = useCallback(() => go(null), [go]);
  return { open: shownName === name, subject, show, hide };
}
