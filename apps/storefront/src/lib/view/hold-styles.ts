const held = new Set<readonly object[]>();

/** Holds style sheets, so that a build does not leave them out: what the server draws is dressed before its code comes. */
export const holdStyles = (dress: readonly object[]): void => void held.add(dress);
