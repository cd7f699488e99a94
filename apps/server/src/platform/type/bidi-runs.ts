import makeBidi from 'bidi-js';

const bidi = makeBidi();

/** A piece of a line in one direction, as it is drawn. */
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
 * A line as runs from left to right (Unicode Bidirectional Algorithm, rule L2: from the highest level down, what is at
 * that level or above is turned round). Inside a run letters stay in the order they are read; joining them is the font's.
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
