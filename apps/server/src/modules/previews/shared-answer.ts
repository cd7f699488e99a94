import { createHash } from 'node:crypto';
import { type Language, languages } from '@promenade/contract/refusals';

/** The language in an address; English for an unknown one (decision 15). */
export const languageOf = (text: unknown): Language => languages.find((one) => one === text) ?? 'en';

/** The entity tag of content (RFC 9110, ETag). */
export const tagOf = (content: Buffer | string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Whether If-None-Match contains the tag; compressing proxies turn tags into weak ones (RFC 9110, 13.1.2). */
export const isHeld = (held: string | undefined, tag: string): boolean =>
  (held ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
