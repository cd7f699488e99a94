/**
 * The ref of what shows more of a list: the last page takes it away, and the focus goes to the words before it. React
 * calls what this returns while the element is still there. The page does not scroll: it stays at what has come.
 */
export const passFocusBack = (more: HTMLElement | null) => (): void => {
  if (more && more === document.activeElement)
    (more.previousElementSibling as HTMLElement | null)?.focus({ preventScroll: true });
};
