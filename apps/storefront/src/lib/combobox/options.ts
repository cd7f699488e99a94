/** Ids by which a box refers to its list and the active option. */
export const listId = (id: string): string => `${id}-list`;
export const optionId = (id: string, index: number): string => `${id}-${index}`;

/** Where an arrow key leads. */
export const arrowSteps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Keys that move the caret: after them no option is active any more. */
export const caretKeys: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** The option that an arrow key leads to, cycling through the box itself (-1). */
export function nextActive(active: number, count: number, step: 1 | -1): number {
  const next = active + step;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}
