/** A text in all of the market's languages, distinguishable by language. */
export const local = (en: string) => ({ en, ar: `${en} (ar)`, nl: `${en} (nl)`, fr: `${en} (fr)` });
