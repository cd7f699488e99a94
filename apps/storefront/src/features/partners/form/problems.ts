/** Errors by the field's name in the API, as text. */
export type Problems = Readonly<Record<string, string>>;

export const noProblems: Problems = {};

/** Scrolls to the first field shown with an error, and focuses it; false if there is none. */
export function showDrawnProblem(): boolean {
  const first = document.querySelector<HTMLElement>(
    'main [data-invalid] :is(input:not([tabindex="-1"]), select, button)',
  );
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
  return first !== null;
}

/** The same for the current step, after its messages are rendered. */
export function showFirstProblem(): void {
  setTimeout(showDrawnProblem);
}
