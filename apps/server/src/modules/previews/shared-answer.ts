import { createHash } from 'node:crypto';
import { type Language, languages } from '@promenade/contract/refusals';

/** The language that an address names; English where it names none of ours (decision 15). */
export const languageOf = (text: unknown): Language => languages.find((one) => one === text) ?? 'en';

/** By what content is known again (RFC 9110, ETag). */
export const tagOf = (content: Buffer | string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Whether a caller holds what bears the tag; proxies that compress make tags weak (RFC 9110, 13.1.2). */
export const isHeld = (held: string | undefined, tag: string): boolean =>
  (held ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
