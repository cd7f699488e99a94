import { type MessageOptions, type Messages, setupI18n } from '@lingui/core';
import { type Direction, directionOf, type Language } from './languages.ts';
import type { MessageKey } from './message-key.ts';

export type CompiledMessages = Messages;

/** What a message's placeholders are filled with. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The texts of one language. */
export interface Translator {
  readonly language: Language;
  readonly direction: Direction;
  /** The text of a key, placeholders filled in. */
  readonly t: (key: MessageKey, values?: MessageValues) => string;
}

/** A translator over compiled messages. One per request on the server, one per page in the browser. */
export function createTranslator(language: Language, messages: CompiledMessages): Translator {
  // Latin digits in every language, as in prices: server and browser must write the same.
  const i18n = setupI18n({
    locale: language,
    locales: `${language}-u-nu-latn`,
    messages: { [language]: messages },
  });
  const options: MessageOptions = {};
  return {
    language,
    direction: directionOf(language),
    t: (key, values) => i18n._(key, values, options),
  };
}
