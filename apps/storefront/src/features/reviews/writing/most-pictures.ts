/** Pictures of one review; the contract's own limit, whose file carries the validation library. */
export const mostPictures = 5;

/** This much of a photo is enough for a review, and five of them for one request. */
export const longestSidePx = 1600;
