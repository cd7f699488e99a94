import { languages, type Language } from '@promenade/contract/refusals';

/** A text in every language of the market. */
export type LocalText = Readonly<Record<Language, string>>;

/** One text for every language, such as a name. */
export const inAll = (text: string): LocalText => ({ en: text, ar: text, nl: text, fr: text });

/** A text whose empty languages are filled with English. */
export const filledWithEnglish = ({ en, ar, nl, fr }: LocalText): LocalText => ({
  en,
  ar: ar || en,
  nl: nl || en,
  fr: fr || en,
});

/** A new text in its author's language; English is used for missing languages. */
export const writtenIn = (language: Language, text: string): Partial<LocalText> => ({
  en: text,
  [language]: text,
});

/**
 * A text with one language replaced; undefined leaves it. If the English text was only a copy of that language, it is
 * replaced too: otherwise languages without their own text would keep showing the old one.
 */
export function writtenAnew<Text extends Partial<LocalText>>(
  kept: Text,
  language: Language,
  text: string | undefined,
): Text {
  if (text === undefined) return kept;
  const isMissing = languages.some((one) => kept[one] === undefined);
  const stoodIn = isMissing && kept[language] === kept.en;
  return { ...kept, [language]: text, ...(stoodIn && { en: text }) };
}
