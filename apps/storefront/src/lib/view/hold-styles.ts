const held = new Set<readonly object[]>();

/** References style sheets, so that a build keeps them: what the server renders is styled before its code is loaded. */
export const holdStyles = (dress: readonly object[]): void => void held.add(dress);
