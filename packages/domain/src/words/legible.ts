// Controls, but for tab and line feed, reach the terminal of an operator as commands; marks that set a direction turn
// round whatever stands behind the text. Joiners and the marks of a single direction are parts of words, and stay. So does
// NUL, which is refused where it stands.
const UNWANTED = /[^\P{Cc}\0\t\n]|[\u202a-\u202e\u2066-\u2069]/gu;

// The blank of Braille and the blanks of Unicode (Default_Ignorable_Code_Point), with spaces: nothing of it is seen.
const UNSEEN = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;

/** A text as it is kept: trimmed, without controls and marks of direction; empty if nothing of it could be seen. */
export function legible(text: string): string {
  const kept = text.replace(/\r\n?/g, '\n').replace(UNWANTED, '').trim();
  return UNSEEN.test(kept) ? '' : kept;
}

/** The same in one line, with single spaces: names, addresses, and whatever is shown beside something else. */
export const legibleLine = (text: string): string => legible(text).replace(/\s+/g, ' ');
