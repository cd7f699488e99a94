/** A text in every language of the market, told apart by its language. */
export const local = (en: string) => ({ en, ar: `${en} (ar)`, nl: `${en} (nl)`, fr: `${en} (fr)` });
