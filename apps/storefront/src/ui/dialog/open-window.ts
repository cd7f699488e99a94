/** The window that is open, such as the one that replaces a closing one: it takes the focus itself. */
export const openWindow = (): Element | null => document.querySelector('[role="dialog"][data-open]');
