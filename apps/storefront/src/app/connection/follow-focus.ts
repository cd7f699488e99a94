const rows = 'ul, nav, [role="tablist"], [role="group"]';

/**
 * What receives the focus at the edge of a row that scrolls sideways comes in whole: browsers leave what is partly in
 * sight where it is.
 */
function bringWhole({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  const row = target.parentElement?.closest(rows);
  if (!row || row.scrollWidth <= row.clientWidth) return;
  (target.closest('li') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Starts to keep what receives the focus in sight. */
export function followFocus(): void {
  document.addEventListener('focusin', bringWhole);
}
