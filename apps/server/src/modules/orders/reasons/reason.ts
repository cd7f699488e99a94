import type { LocalText } from '../../../platform/local-text.ts';

/** A reason to choose. With `other` goes a text of one's own. */
export interface Reason {
  readonly id: string;
  readonly text: LocalText;
}
