import { readStored } from '../../../../lib/session/browser-store.ts';
import { type Draft, type HeldLine, type Item, ofLine, startDraft } from './draft.ts';

/** Choices that were left, and how many of the same were in the cart then. */
export interface KeptDraft {
  readonly draft: Draft;
  readonly held: number;
}

const mostKept = 20;
const left = new Map<string, { readonly kept: KeptDraft; readonly token: string | null }>();

/** The choices made at an entry of the history; undefined if there are none, or if who made them has signed out. */
export function readKept(entry: string): KeptDraft | undefined {
  const found = left.get(entry);
  return found && (found.token === null || found.token === readStored('token')) ? found.kept : undefined;
}

/** Keeps choices for as long as the page lives: Back and Forward lead to them again. */
export function keepDraft(entry: string, kept: KeptDraft): void {
  left.delete(entry);
  left.set(entry, { kept, token: readStored('token') });
  for (const oldest of [...left.keys()].slice(0, -mostKept)) left.delete(oldest);
}

/** What was chosen is in the cart. */
export const forgetDraft = (entry: string): void => void left.delete(entry);

const asks = ({ selections, options, addOns }: Draft): string =>
  JSON.stringify([
    selections.map(({ choiceIndex, optionIndex, label }) => [choiceIndex, optionIndex, label]),
    options.length,
    addOns.map(({ id }) => id),
  ]);

/**
 * Kept choices as they stand now; undefined if the item asks something else by now. Where the cart has another number of
 * the same than it had, that one counts: saving sets the whole.
 */
export function restoredDraft(
  item: Item,
  { draft, held }: KeptDraft,
  lineOf: (draft: Draft) => HeldLine | undefined,
): Draft | undefined {
  if (asks(startDraft(item, undefined)) !== asks(draft)) return undefined;
  const line = lineOf(draft);
  if ((line?.quantity ?? 0) === held) return draft;
  return line ? ofLine(item, line, draft) : { ...draft, quantity: 1 };
}
