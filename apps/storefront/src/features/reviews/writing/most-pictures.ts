/**
 * Maximum pictures of one review; the contract's own limit, duplicated because its file depends on the validation
 * library.
 */
export const mostPictures = 5;

/** This size is enough for a review, and five of them for one request. */
export const longestSidePx = 1600;
