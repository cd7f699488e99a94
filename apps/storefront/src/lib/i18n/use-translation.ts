import { createContext, use } from 'react';
import type { Translator } from './translator.ts';

export const TranslatorContext = createContext<Translator | null>(null);

/** `const { t, language, direction } = useTranslation()`. */
export function useTranslation(): Translator {
  const translator = use(TranslatorContext);
  if (!translator) throw new Error('useTranslation outside of TranslatorContext');
  return translator;
}
