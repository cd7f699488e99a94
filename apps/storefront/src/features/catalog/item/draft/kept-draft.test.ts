import { afterEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../../lib/api/browser.fixture.ts';
import { type HeldLine, outcomeOf, pressOption, setAddOn, startDraft } from './draft.ts';
import { forgetDraft, keepDraft, readKept, restoredDraft } from './kept-draft.ts';
import { pizza } from './pizza.fixture.ts';

const chosen = { ...setAddOn(pressOption(pizza, startDraft(pizza, undefined), 0, 1), 'dip', 2), quantity: 3 };
const lineOfThem = (quantity: number): HeldLine => {
  const { choices } = outcomeOf(pizza, chosen);
  if (!choices) throw new Error('The draft is complete.');
  return { id: 'line', choiceKey: choices.choiceKey, food: choices.food, addOns: choices.addOns, quantity };
};
const noLine = () => undefined;

afterEach(() => vi.unstubAllGlobals());

test('choices that were left come again as they were: Back and Forward lost them', () => {
  keepDraft('entry', { draft: chosen, held: 0 });
  const kept = readKept('entry');
  expect(kept && restoredDraft(pizza, kept, noLine)).toEqual(chosen);
  expect(readKept('another')).toBeUndefined();
  forgetDraft('entry');
  expect(readKept('entry')).toBeUndefined();
});

test('what was chosen goes with whoever signs out, and what a guest chose is there after signing in: all of it stayed', () => {
  const stored = stubBrowser();
  keepDraft('of a guest', { draft: chosen, held: 0 });
  stored.set('token', 'a-token-of-ana');
  keepDraft('of ana', { draft: chosen, held: 0 });
  expect([readKept('of a guest'), readKept('of ana')]).toMatchObject([{ held: 0 }, { held: 0 }]);
  stored.delete('token');
  expect(readKept('of ana')).toBeUndefined();
});

test('where the cart has more or fewer of the same by now, that number comes: saving would have set it back', () => {
  const kept = { draft: chosen, held: 0 };
  expect(restoredDraft(pizza, kept, () => lineOfThem(5))).toEqual({ ...chosen, quantity: 5 });
  expect(restoredDraft(pizza, { ...kept, held: 5 }, () => lineOfThem(5))).toEqual(chosen);
  expect(restoredDraft(pizza, { ...kept, held: 5 }, noLine)).toEqual({ ...chosen, quantity: 1 });
});

test('choices of what is not asked any more do not come again', () => {
  const [size] = pizza.foodVariations ?? [];
  const values = size?.values.map((value) => ({ ...value, label: `${value.label} one` })) ?? [];
  const other = { ...pizza, foodVariations: size ? [{ ...size, values }] : [] };
  expect(restoredDraft(other, { draft: chosen, held: 0 }, noLine)).toBeUndefined();
  expect(restoredDraft({ ...pizza, addOns: [] }, { draft: chosen, held: 0 }, noLine)).toBeUndefined();
});

test('only the latest are kept', () => {
  for (let at = 0; at < 30; at += 1) keepDraft(`entry ${at}`, { draft: chosen, held: 0 });
  expect([readKept('entry 0'), readKept('entry 9')]).toEqual([undefined, undefined]);
  expect(readKept('entry 10')).toBeDefined();
});
