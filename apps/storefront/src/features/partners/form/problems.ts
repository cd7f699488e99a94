/** What is wrong, by the field's name on the wire, in words. */
export type Problems = Readonly<Record<string, string>>;

export const noProblems: Problems = {};

/** Brings the first field that is drawn as wrong into view, and the focus to it; false where none is. */
export function showDrawnProblem(): boolean {
  const first = document.querySelector<HTMLElement>(
    'main [data-invalid] :is(input:not([tabindex="-1"]), select, button)',
  );
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
  return first !== null;
}

/** The same for the step that is shown, whose messages are drawn first. */
export function showFirstProblem(): void {
  setTimeout(showDrawnProblem);
}
