import type { Language } from '@promenade/contract/refusals';

/** A text in every language of the market. */
export type LocalText = Readonly<Record<Language, string>>;
