const fields = ':is(input:not([type="hidden"], [type="file"]), textarea, select):enabled';

/**
 * The field that a form begins with, of a choice the one that is chosen; undefined where there is none, and where a touch
 * would bring a keyboard over the window.
 */
export function firstField(form: HTMLElement | null): HTMLElement | undefined {
  if (!form || !matchMedia('(hover: hover)').matches) return undefined;
  const all = [...form.querySelectorAll<HTMLInputElement>(fields)];
  const [first] = all;
  if (first?.type !== 'radio') return first;
  return all.find(({ type, name, checked }) => type === 'radio' && name === first.name && checked) ?? first;
}
