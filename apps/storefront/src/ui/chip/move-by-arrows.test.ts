import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { moveByArrows } from './move-by-arrows.ts';

/** Which of four buttons has the focus after a key, from the second one; null if the browser is left to it. */
function focusAfter(key: string, direction: 'ltr' | 'rtl'): number | null {
  let focused: number | null = null;
  const all = [0, 1, 2, 3].map((at) => ({
    focus: () => {
      focused = at;
    },
  }));
  const event = {
    key,
    target: all[1],
    currentTarget: { querySelectorAll: () => all },
    preventDefault: () => undefined,
  };
  moveByArrows(event as unknown as KeyboardEvent<HTMLElement>, direction);
  return focused;
}

test.each([
  ['ArrowRight', 'ltr', 2],
  ['ArrowLeft', 'ltr', 0],
  ['ArrowRight', 'rtl', 0],
  ['ArrowLeft', 'rtl', 2],
  ['ArrowDown', 'rtl', 2],
  ['ArrowUp', 'rtl', 0],
  ['Home', 'ltr', 0],
  ['End', 'rtl', 3],
  ['Tab', 'ltr', null],
  ['Enter', 'ltr', null],
] as const)('%s in %s leads from the second button of a group to number %s', (key, direction, to) => {
  expect(focusAfter(key, direction)).toBe(to);
});
