import { holdFocus } from './hold-focus.ts';
import { quietFocus } from './quiet-focus.ts';

/** What every window does with the focus, from its opening to its end. */
export function windowRef(popup: HTMLElement | null): () => void {
  const ends = [holdFocus(popup), quietFocus(popup)];
  return () => {
    for (const end of ends) end?.();
  };
}
