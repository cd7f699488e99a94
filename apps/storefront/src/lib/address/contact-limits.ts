// The contract's own limits, duplicated because its file depends on the validation library.

/** Maximum length of a name in an order or a parcel. */
export const nameMaximum = 120;

/** Maximum length of a phone number. */
export const phoneMaximum = 40;
