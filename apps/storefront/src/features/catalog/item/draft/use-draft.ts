import { useState } from 'react';
import { useLocation } from 'react-router';
import type { ItemCart } from '../item-cart.ts';
import {
  changesNothing,
  chosenAnew,
  type Draft,
  type HeldLine,
  type Item,
  type Outcome,
  ofLine,
  outcomeOf,
  pickOption,
  pressOption,
  sameChoices,
  setAddOn,
  startDraft,
} from './draft.ts';
import { forgetDraft, keepDraft, readKept, restoredDraft } from './kept-draft.ts';

/** The dialog's state, and the line of the cart it belongs to (CART-06). */
export interface DraftState {
  readonly draft: Draft;
  readonly outcome: Outcome;
  /** The line that saving would change; undefined if saving adds one. */
  readonly line: HeldLine | undefined;
  readonly unchanged: boolean;
  readonly press: (choiceIndex: number, optionIndex: number) => void;
  /** Chooses an option of a question. */
  readonly pick: (at: number, option: string) => void;
  readonly setAddOn: (id: string, quantity: number) => void;
  readonly setQuantity: (quantity: number) => void;
  /** What was chosen is saved: Forward does not lead to it again. */
  readonly forget: () => void;
}

function firstDraft(item: Item, lines: readonly HeldLine[], edited: HeldLine | undefined): Draft {
  const draft = startDraft(item, edited);
  const held = edited ? undefined : sameChoices(lines, outcomeOf(item, draft).choices);
  return held ? startDraft(item, held) : draft;
}

/** @param editedId the line being edited: it stays the one that is saved, whatever is chosen */
export function useDraft(
  item: Item,
  { isKnown, linesOf }: Pick<ItemCart, 'isKnown' | 'linesOf'>,
  editedId: string | null,
): DraftState {
  const lines = linesOf(item.id);
  const edited = lines.find((line) => line.id === editedId);
  const lineOf = (one: Draft) => edited ?? sameChoices(lines, outcomeOf(item, one).choices);
  const { key } = useLocation();
  const [entry] = useState(`${key} ${item.id} ${editedId}`);
  const [draft, setDraft] = useState(() => {
    const kept = readKept(entry);
    return (kept && restoredDraft(item, kept, lineOf)) ?? firstDraft(item, lines, edited);
  });
  const outcome = outcomeOf(item, draft);
  const { choices } = outcome;
  const line = edited ?? sameChoices(lines, choices);
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) {
    // Otherwise the previous quantity would be saved as the whole of a line that has more.
    setWasKnown(true);
    if (line) setDraft(ofLine(item, line, draft));
  }
  const write = (next: Draft) => {
    keepDraft(entry, { draft: next, held: lineOf(next)?.quantity ?? 0 });
    setDraft(next);
  };
  const choose = (next: Draft) => write(edited ? next : chosenAnew(item, lines, draft, next));
  return {
    draft,
    outcome,
    line,
    unchanged: line !== undefined && choices !== null && changesNothing(line, choices, draft.quantity),
    press: (choiceIndex, optionIndex) => choose(pressOption(item, draft, choiceIndex, optionIndex)),
    pick: (at, option) => choose(pickOption(draft, at, option)),
    setAddOn: (id, quantity) => write(setAddOn(draft, id, quantity)),
    setQuantity: (quantity) => write({ ...draft, quantity }),
    forget: () => forgetDraft(entry),
  };
}
