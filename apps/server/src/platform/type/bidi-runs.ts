import makeBidi from 'bidi-js';

const bidi = makeBidi();

/** A part of a line in one direction, in visual order. */
export interface TextRun {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

interface LevelRun {
  readonly text: string;
  readonly level: number;
}

function levelRuns(line: string, baseDirection: 'ltr' | 'rtl'): LevelRun[] {
  const { levels } = bidi.getEmbeddingLevels(line, baseDirection);
  const runs: { text: string; level: number }[] = [];
  for (let index = 0; index < line.length; index += 1) {
    const level = levels[index] ?? 0;
    const mirrored = level % 2 === 1 ? bidi.getMirroredCharacter(line.charAt(index)) : null;
    const character = mirrored ?? line.charAt(index);
    const last = runs.at(-1);
    if (last?.level === level) last.text += character;
    else runs.push({ text: character, level });
  }
  return runs;
}

/**
 * Splits a line into runs from left to right (Unicode Bidirectional Algorithm, rule L2: from the highest level down,
 * reverse everything at that level or above). Within a run letters stay in logical order; the font joins them.
 */
export function runsOf(line: string, baseDirection: 'ltr' | 'rtl'): TextRun[] {
  const runs = levelRuns(line, baseDirection);
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let start = 0; start < runs.length; start += 1) {
      let end = start;
      while ((runs[end]?.level ?? -1) >= level) end += 1;
      runs.splice(start, end - start, ...runs.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return runs.map(({ text, level }) => ({ text, isRightToLeft: level % 2 === 1 }));
}
