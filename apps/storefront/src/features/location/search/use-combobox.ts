import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { arrowSteps, caretKeys, listId, nextActive, optionId } from '../../../lib/combobox/options.ts';
import { useActive } from '../../../lib/combobox/use-active.ts';
import type { Offer, Offers } from './use-offers.ts';

interface ComboboxInput {
  readonly id: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly found: Offers;
  readonly onChoose: (offer: Offer) => void;
}

/** The ARIA attributes of a text field with a list. */
const boxAttributes = {
  type: 'text',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: 120,
  enterKeyHint: 'search',
  'aria-autocomplete': 'list',
} as const;

/** Whether it is open, and the active option. */
function useList(offers: readonly Offer[]) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useActive(offers.map(({ key }) => key));
  const show = (shown: boolean): void => {
    setOpen(shown);
    setActive(-1);
  };
  return { open, setOpen, active, setActive, show };
}

type List = ReturnType<typeof useList>;

interface Keys extends Pick<ComboboxInput, 'text' | 'found'> {
  readonly list: List;
  readonly choose: (offer: Offer) => void;
}

function useKeys({ text, found, list, choose }: Keys) {
  const { offers } = found;
  const { open, active, setOpen, setActive, show } = list;
  const hurry = useEnter(found, choose);
  const onArrow = (step: 1 | -1): void => {
    setOpen(true);
    setActive(nextActive(active, offers.length, step));
  };
  const onEnter = (): void => {
    if (found.state === 'answered' && offers.length === 0) found.submit();
    else hurry(text.trim() !== '');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Keys of an input method's composition are not meant for the list.
    if (event.nativeEvent.isComposing) return;
    const step = arrowSteps[event.key];
    const offer = open ? offers[active] : undefined;
    if (step && event.altKey) show(step === 1);
    else if (step) onArrow(step);
    else if (event.key === 'Enter' && offer) choose(offer);
    else if (event.key === 'Enter') onEnter();
    else if (event.key === 'Delete' && offer?.forget) {
      // Its neighbour is active then.
      setActive(active + 1 < offers.length ? active + 1 : active - 1);
      offer.forget();
    } else {
      if (caretKeys.has(event.key)) setActive(-1);
      return;
    }
    event.preventDefault();
  };
  return { onKeyDown, hurry };
}

/** Keyboard handling of a combobox (WAI-ARIA pattern): focus stays in the box. */
export function useCombobox({ id, text, onText, found, onChoose }: ComboboxInput) {
  const around = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const list = useList(found.offers);
  const { open, setOpen, active, show } = list;
  const choose = (offer: Offer): void => {
    show(false);
    onChoose(offer);
  };
  const { onKeyDown, hurry } = useKeys({ text, found, list, choose });
  const write = (next: string): void => {
    onText(next);
    hurry(false);
    show(true);
    box.current?.focus();
  };
  const close = (): void => {
    box.current?.focus();
    show(false);
  };
  const shown = open && (found.offers.length > 0 || found.note !== '');
  useEscape(around, shown, close, text === '' ? null : () => write(''));
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) show(false);
  };
  return {
    open,
    shown,
    active,
    choose,
    empty: () => write(''),
    around: { ref: around, onBlur },
    input: {
      ...boxAttributes,
      ref: box,
      value: text,
      'aria-controls': listId(id),
      'aria-activedescendant': open && active >= 0 ? optionId(id, active) : undefined,
      onFocus: () => setOpen(true),
      onClick: () => setOpen(true),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => write(target.value),
      onKeyDown,
    },
  };
}

/**
 * Enter without an active option takes the first result. Before the answer has arrived it waits for it: the options
 * shown until then belong to the previous text.
 */
function useEnter({ state, offers }: Offers, onChoose: (offer: Offer) => void): (wanted: boolean) => void {
  const [waiting, setWaiting] = useState(false);
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  });
  const [first] = offers;
  useEffect(() => {
    if (!waiting || state === 'asking') return;
    setWaiting(false);
    if (state === 'answered' && first) latest.current(first);
  }, [waiting, state, first]);
  return setWaiting;
}

/**
 * Escape closes the list, then empties the box, and only then reaches the window around it, which listens on the
 * document: the key must be captured before it gets there.
 */
function useEscape(
  around: RefObject<HTMLElement | null>,
  shown: boolean,
  onClose: () => void,
  onEmpty: (() => void) | null,
): void {
  const latest = useRef<() => (() => void) | null>(() => null);
  useEffect(() => {
    latest.current = () => (shown ? onClose : onEmpty);
  });
  useEffect(() => {
    const element = around.current;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const step = event.key === 'Escape' ? latest.current() : null;
      if (!step) return;
      event.stopPropagation();
      step();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [around]);
}
