/** How long a picture is shown before the next (RENT-03). */
export const autoplayMs = 4000;

/** The next picture, cycling from either end to the other. */
export const stepped = (at: number, step: 1 | -1, count: number): number => (at + step + count) % count;

/** A vehicle's pictures: the thumbnail, then its images, without duplicates (RENT-03). */
export function picturesOf(vehicle: {
  readonly thumbnail_full_url: string;
  readonly images_full_url: readonly string[];
}): readonly string[] {
  return [...new Set([vehicle.thumbnail_full_url, ...vehicle.images_full_url])];
}

// RENT-03.
const shortCharacters = 70;

/** A description cut at 70 characters; null if it is no longer than that. */
export function shortText(text: string): string | null {
  const characters = [...text];
  if (characters.length <= shortCharacters) return null;
  return `${characters.slice(0, shortCharacters).join('').trimEnd()}…`;
}
