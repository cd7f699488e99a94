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
