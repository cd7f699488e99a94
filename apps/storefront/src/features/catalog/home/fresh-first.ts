import { hadFirst } from '../cards/had-first.ts';

interface Shown {
  readonly id: string;
  readonly stock?: number | null;
  readonly available?: boolean;
}

/**
 * Picks what a strip shows, preferring what no strip above it has shown, so that neighbours differ. What was shown
 * before fills up the rest, so that a strip is as long as its list allows; what is unavailable now comes last.
 * Remembers what it picked.
 */
export function freshFirst<Card extends Shown>(
  cards: readonly Card[],
  seen: Set<string>,
  count: number,
): Card[] {
  const fresh = cards.filter(({ id }) => !seen.has(id));
  const picked = hadFirst([...fresh, ...cards.filter(({ id }) => seen.has(id))]).slice(0, count);
  for (const { id } of picked) seen.add(id);
  return picked;
}
