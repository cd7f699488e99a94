/** PROF-02: bytes of a picture at most; the contract's own limit, whose file carries the validation library. */
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024;

/** PROF-02: jpg, png, jpeg, gif. */
export const formatsTaken: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif']);
