/** Focuses what must be corrected first in a form, once its message is rendered. */
export function focusProblem(form: HTMLFormElement): void {
  setTimeout(() => form.querySelector<HTMLElement>('[data-invalid] button, [aria-invalid]')?.focus());
}
