import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Offer } from './use-offers.ts';

export const listId = (id: string): string => `${id}-list`;
export const optionId = (id: string, index: number): string => `${id}-${index}`;

interface ComboboxInput {
  readonly id: string;
  readonly offers: readonly Offer[];
  readonly onChoose: (offer: Offer) => void;
  /** Escape with the list closed. */
  readonly onClear: () => void;
}

/** Where an arrow leads: round and round, over the box itself (-1). */
function nextActive(active: number, count: number, step: 1 | -1): number {
  const next = active + step;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}

/** What makes a line of text a box with a list, for browsers and for those who hear it. */
const boxAttributes = {
  type: 'text',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: 120,
  enterKeyHint: 'search',
  'aria-autocomplete': 'list',
} as const;

/** The keyboard of a box with a list (the combobox pattern of WAI-ARIA): focus stays in the box. */
export function useCombobox({ id, offers, onChoose, onClear }: ComboboxInput) {
  const box = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const usable = open && offers.length > 0;
  const show = (shown: boolean): void => {
    setOpen(shown);
    setActive(-1);
  };
  const choose = (offer: Offer): void => {
    show(false);
    onChoose(offer);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    // Enter takes the active line; with none, the first of those that were searched for.
    const offer = usable ? (offers[active] ?? (box.current?.value ? offers[0] : undefined)) : undefined;
    if (step) {
      event.preventDefault();
      setOpen(true);
      setActive(nextActive(active, offers.length, step));
    } else if (event.key === 'Enter' && offer) {
      event.preventDefault();
      choose(offer);
    }
  };
  useEscape(box, open, () => show(false), onClear);
  return {
    open,
    active: Math.min(active, offers.length - 1),
    choose,
    /** The text changed: the list shows again, nothing is chosen yet. */
    reopen: () => show(true),
    input: {
      ...boxAttributes,
      ref: box,
      'aria-controls': listId(id),
      'aria-activedescendant': usable && active >= 0 ? optionId(id, active) : undefined,
      onFocus: () => setOpen(true),
      onClick: () => setOpen(true),
      onBlur: () => show(false),
      onKeyDown,
    },
  };
}

/**
 * Escape closes the list, then empties the box, and only then reaches the window around it, which listens
 * on the document: the key has to be caught before it gets there.
 */
function useEscape(
  box: { readonly current: HTMLInputElement | null },
  open: boolean,
  onClose: () => void,
  onClear: () => void,
): void {
  const latest = useRef({ open, onClose, onClear });
  useEffect(() => {
    latest.current = { open, onClose, onClear };
  });
  useEffect(() => {
    const input = box.current;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const { open: isOpen, onClose: close, onClear: clear } = latest.current;
      if (event.key !== 'Escape' || !(isOpen || input?.value)) return;
      event.stopPropagation();
      if (isOpen) close();
      else clear();
    };
    input?.addEventListener('keydown', onKey);
    return () => input?.removeEventListener('keydown', onKey);
  }, [box]);
}
