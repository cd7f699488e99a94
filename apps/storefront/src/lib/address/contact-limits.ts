// The contract's own limits, duplicated because its file depends on the validation library.

/** Maximum length of a name in an order or a parcel. */
export const nameMaximum = 120;

/** Maximum length of what is typed of a phone number: 40, with a country's code of four digits before it. */
export const typedMaximum = 34;
