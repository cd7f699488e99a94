import { type CompiledMessage, countingOf, formatMessage, type MessageValues } from './format-message.ts';
import { type Direction, directionOf, type Language } from './languages.ts';
import type { MessageKey } from './message-key.ts';

export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;
export type { MessageValues } from './format-message.ts';

/** The texts of one language. */
export interface Translator {
  readonly language: Language;
  readonly direction: Direction;
  /** The text of a key, with its placeholders filled in. */
  readonly t: (key: MessageKey, values?: MessageValues) => string;
}

const none: MessageValues = {};

// After an upgrade the market may answer with values that are newer than this page and its texts: `order.status_…`.
const neutral: MessageKey = 'common.other';
const textOf = (messages: CompiledMessages, key: string): CompiledMessage =>
  messages[key] ?? messages[key.replace(/_.*/, '_other')] ?? messages[neutral] ?? [key];

/** A translator over compiled messages. One per language on the server, one per page in the browser. */
export function createTranslator(language: Language, messages: CompiledMessages): Translator {
  const counting = countingOf(language);
  return {
    language,
    direction: directionOf(language),
    t: (key, values = none) => formatMessage(textOf(messages, key), values, counting),
  };
}
