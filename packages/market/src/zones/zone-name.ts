import { isKeepable } from '@promenade/domain/words';
import type { LocalizedText } from '../texts/index.ts';
import { isRecord } from './json.ts';

const LONGEST_NAME = 100;
const LONGEST_SLUG = 60;

/**
 * A name in four languages. A single text serves all of them; a missing language uses English, else the first
 * available.
 */
export function readName(name: unknown): LocalizedText | undefined {
  if (typeof name === 'string') return readName({ en: name });
  if (!isRecord(name)) return undefined;
  const text = (language: string): string | undefined => {
    const value = name[language];
    return typeof value === 'string' && isName(value) ? value.trim() : undefined;
  };
  const [en, ar, nl, fr] = [text('en'), text('ar'), text('nl'), text('fr')];
  const spare = en ?? ar ?? nl ?? fr;
  if (spare === undefined) return undefined;
  return { en: en ?? spare, ar: ar ?? spare, nl: nl ?? spare, fr: fr ?? spare };
}

function isName(text: string): boolean {
  const { length } = text.trim();
  return length > 0 && length <= LONGEST_NAME && isKeepable(text);
}

/**
 * 'Ciudad Vieja & Centro' → 'ciudad-vieja-centro'; letters of every script stay, accents are removed. A slug stays as
 * it is.
 */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const dashed = plain.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replace(/^-/, '');
  return [...dashed].slice(0, LONGEST_SLUG).join('').replace(/-$/, '') || 'zone';
}
