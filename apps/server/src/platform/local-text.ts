import { languages, type Language } from '@promenade/contract/refusals';

/** A text in every language of the market. */
export type LocalText = Readonly<Record<Language, string>>;

/** A text as somebody writes it first, in their own language: English stands in where a language is missing. */
export const writtenIn = (language: Language, text: string): Partial<LocalText> => ({
  en: text,
  [language]: text,
});

/**
 * A text of which one language is written anew; undefined leaves it. Where English only stood in for that language it is
 * written with it, or those without a language of their own would go on reading what stood before.
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
