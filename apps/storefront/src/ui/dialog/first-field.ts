const fields = ':is(input:not([type="hidden"], [type="file"]), textarea, select):enabled';

/** Whether a part of the form that precedes a field is still loading. */
function isPrecededByLoading(form: HTMLElement, field: HTMLElement): boolean {
  const loading = form.querySelector('[aria-busy="true"]');
  return loading !== null && (loading.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
}

/**
 * The first field of a form, or the chosen option of a radio group; undefined if there is none or it is still loading,
 * and on touch devices where focusing would open the keyboard over the window.
 */
export function firstField(form: HTMLElement | null): HTMLElement | undefined {
  if (!form || !matchMedia('(hover: hover)').matches) return undefined;
  const all = [...form.querySelectorAll<HTMLInputElement>(fields)];
  const [first] = all;
  if (first && isPrecededByLoading(form, first)) return undefined;
  if (first?.type !== 'radio') return first;
  return all.find(({ type, name, checked }) => type === 'radio' && name === first.name && checked) ?? first;
}

/**
 * Moves the focus from the heading to the first field once a form whose code or data was still loading is there, unless
 * the focus has been moved meanwhile.
 */
export function awaitFirstField(form: HTMLElement | null, heading: HTMLElement | null): void {
  if (!form || !heading) return;
  const moveOn = (): void => {
    // Who has scrolled on aims at what is in sight.
    if (document.activeElement === heading) firstField(form)?.focus({ preventScroll: form.scrollTop > 0 });
  };
  const watch = new MutationObserver(moveOn);
  watch.observe(form, { childList: true, subtree: true });
  // The form may come before the heading has the focus, which the window gives it a moment later.
  heading.addEventListener('focus', moveOn, { once: true });
  // As the field takes the focus, too.
  heading.addEventListener('blur', () => watch.disconnect(), { once: true });
}
