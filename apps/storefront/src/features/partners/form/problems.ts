/** What is wrong, by the field's name on the wire, in words. */
export type Problems = Readonly<Record<string, string>>;

export const noProblems: Problems = {};

/** Brings the first field that is wrong into view, and the focus to it. */
export function showFirstProblem(): void {
  // The messages are drawn first.
  setTimeout(() => {
    const first = document.querySelector<HTMLElement>(
      'main [data-invalid] :is(input:not([tabindex="-1"]), select, button)',
    );
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  });
}
