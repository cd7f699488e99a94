import type { KeyboardEvent } from 'react';

const onward = ['ArrowDown', 'ArrowRight'];
const back = ['ArrowUp', 'ArrowLeft'];

/**
 * Arrows move the focus along a group of buttons of which Tab stops at one, Home and End to its ends: with many,
 * such as the times of a day, Tab alone would take dozens of presses to go past them.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>, direction: 'ltr' | 'rtl'): void {
  const { key, currentTarget: group, target } = event;
  const all = [...group.querySelectorAll('button')];
  const turned = direction === 'rtl' && (key === 'ArrowLeft' || key === 'ArrowRight') ? -1 : 1;
  const step = onward.includes(key) ? turned : back.includes(key) ? -turned : 0;
  const at = all.findIndex((one) => one === target);
  const next = key === 'Home' ? 0 : key === 'End' ? all.length - 1 : step === 0 ? -1 : at + step;
  if (!all[next]) return;
  event.preventDefault();
  all[next].focus();
}
