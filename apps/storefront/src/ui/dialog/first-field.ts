const fields = ':is(input:not([type="hidden"], [type="file"]), textarea, select):enabled';

/**
 * The first field of a form, or the chosen option of a radio group; undefined if there is none, and on touch devices
 * where focusing would open the keyboard over the window.
 */
export function firstField(form: HTMLElement | null): HTMLElement | undefined {
  if (!form || !matchMedia('(hover: hover)').matches) return undefined;
  const all = [...form.querySelectorAll<HTMLInputElement>(fields)];
  const [first] = all;
  if (first?.type !== 'radio') return first;
  return all.find(({ type, name, checked }) => type === 'radio' && name === first.name && checked) ?? first;
}

/**
 * Moves the focus from the heading to the first field once a form whose code or data was still loading is there, unless
 * the focus has been moved meanwhile.
 */
export function awaitFirstField(form: HTMLElement | null, heading: HTMLElement | null): void {
  if (!form || !heading) return;
  const watch = new MutationObserver(() => {
    if (document.activeElement === heading) firstField(form)?.focus();
  });
  watch.observe(form, { childList: true, subtree: true });
  // As the field takes the focus, too.
  heading.addEventListener('blur', () => watch.disconnect(), { once: true });
}
