import { useTranslation } from '../i18n/use-translation.ts';
import type { Language } from '../i18n/languages.ts';
import { useMarket, type Market } from '../session/market.ts';
import { createFormat, type Format } from './format.ts';

// Creating an Intl formatter takes tens of microseconds: one set per language and configuration is cached.
const formats = new Map<string, Format>();
// A page of cards looks up the same configuration dozens of times: it is found by identity, without building its key.
let last:
  | { readonly language: Language; readonly config: Market['config']; readonly format: Format }
  | undefined;

function formatFor(language: Language, config: Market['config']): Format {
  const { currency_code, currency_symbol, currency_symbol_direction, digit_after_decimal_point, time_zone } =
    config;
  const key = [
    language,
    currency_code,
    currency_symbol,
    currency_symbol_direction,
    digit_after_decimal_point,
    time_zone,
  ].join();
  const kept = formats.get(key);
  if (kept) return kept;
  const made = createFormat(language, config);
  formats.set(key, made);
  return made;
}

/** `const format = useFormat(); format.price(item.price)`. Pages that show no price do not load it. */
export function useFormat(): Format {
  const { language } = useTranslation();
  const { config } = useMarket();
  if (last?.language !== language || last.config !== config)
    last = { language, config, format: formatFor(language, config) };
  return last.format;
}
