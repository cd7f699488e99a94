import type { LocalText } from '../../../platform/local-text.ts';

/** A selectable reason. `other` comes with free text. */
export interface Reason {
  readonly id: string;
  readonly text: LocalText;
}
