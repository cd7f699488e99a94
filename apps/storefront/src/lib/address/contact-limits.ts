// The contract's own limits, whose file carries the validation library.

/** Letters of a name that an order or a parcel takes. */
export const nameMaximum = 120;

/** Letters of a phone number. */
export const phoneMaximum = 40;
