import { type RefObject, useEffect, useEffectEvent } from 'react';
import { arrowSteps, caretKeys, listId, nextActive, optionId } from '../../../lib/combobox/options.ts';
import { useActive } from '../../../lib/combobox/use-active.ts';
import { optionKey, type SearchOption } from './options.ts';

interface SearchInput {
  readonly id: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly shown: boolean;
  readonly setShown: (shown: boolean) => void;
  readonly setText: (text: string) => void;
  readonly options: readonly SearchOption[];
  readonly onChoose: (option: SearchOption) => void;
  readonly onSubmit: (text: string) => void;
}

/** The ARIA attributes that connect the box to its list. */
function describe(box: HTMLInputElement, id: string, shown: boolean, active: number | null): void {
  box.setAttribute('aria-expanded', String(shown));
  box.setAttribute('aria-controls', listId(id));
  if (active === null) box.removeAttribute('aria-activedescendant');
  else box.setAttribute('aria-activedescendant', optionId(id, active));
}

type Listener = (event: never) => void;

/** Handles the box's events while the list is loaded; the box is in the page before this code is. */
function useListeners(
  { input, form }: Pick<SearchInput, 'input' | 'form'>,
  ofBox: Readonly<Record<'keydown' | 'input' | 'focus' | 'click', Listener>>,
  ofForm: Readonly<Record<'focusout' | 'submit', Listener>>,
): void {
  const attach = useEffectEvent((signal: AbortSignal) => {
    const listen = (target: HTMLElement | null, listeners: Readonly<Record<string, Listener>>) => {
      for (const [name, listener] of Object.entries(listeners))
        target?.addEventListener(name, listener as EventListener, { signal });
    };
    listen(input.current, ofBox);
    listen(form.current, ofForm);
    if (document.activeElement === input.current) (ofBox.focus as () => void)();
  });
  useEffect(() => {
    const stop = new AbortController();
    attach(stop.signal);
    return () => stop.abort();
  }, []);
}

/**
 * Keyboard handling of the search box (the combobox pattern of WAI-ARIA): focus stays in the box. Returns the active
 * option.
 */
export function useSearchInput(given: SearchInput): number {
  const { id, form, input, shown, options } = given;
  const [active, setActive] = useActive(options.map(optionKey));
  const option = shown ? options[active] : undefined;
  const show = (next: boolean): void => {
    given.setShown(next);
    setActive(-1);
  };
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const step = arrowSteps[event.key];
    // Keys of an input method's composition are not meant for the list.
    if (event.isComposing) return;
    if (step) {
      given.setShown(true);
      setActive(nextActive(active, options.length, step));
    } else if (event.key === 'Escape' && shown) show(false);
    else if (event.key === 'Enter' && option) {
      show(false);
      given.onChoose(option);
    } else {
      if (caretKeys.has(event.key)) setActive(-1);
      return;
    }
    event.preventDefault();
  });
  const read = useEffectEvent((): void => {
    given.setText(input.current?.value ?? '');
    show(true);
  });
  const onLeave = useEffectEvent((event: FocusEvent): void => {
    if (!form.current?.contains(event.relatedTarget as Node | null)) show(false);
  });
  const onSent = useEffectEvent((): void => {
    given.onSubmit(input.current?.value ?? '');
    show(false);
    input.current?.blur();
  });
  useListeners(
    given,
    { keydown: onKey, input: read, focus: read, click: read },
    { focusout: onLeave, submit: onSent },
  );
  useEffect(() => {
    const listed = shown && options.length > 0;
    if (input.current) describe(input.current, id, listed, option ? active : null);
  });
  return active;
}
