import { createContext, use } from 'react';
import type { Format } from './format.ts';

export const FormatContext = createContext<Format | null>(null);

/** `const format = useFormat(); format.price(item.price)`. */
export function useFormat(): Format {
  const format = use(FormatContext);
  if (!format) throw new Error('useFormat outside of FormatContext');
  return format;
}
