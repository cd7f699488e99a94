/**
 * PROF-02: maximum bytes of a picture; the contract's own limit, duplicated because its file depends on the
 * validation library.
 */
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024;

/** PROF-02: jpg, png, jpeg, gif. */
export const formatsTaken: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif']);
