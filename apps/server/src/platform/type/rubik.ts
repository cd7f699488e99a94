import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { madeOnce } from '../caching/made-once.ts';

const require = createRequire(import.meta.url);
// Rubik has one file per alphabet; a text uses those it needs.
const alphabets = ['latin', 'latin-ext', 'arabic', 'cyrillic', 'cyrillic-ext'] as const;
const weights = [400, 700] as const;

/** The weight of a text. */
export type Weight = (typeof weights)[number];

/** A font file of Rubik. */
export interface RubikFile {
  readonly name: string;
  readonly weight: Weight;
  readonly isArabic: boolean;
  readonly bytes: Buffer;
}

async function readFont(alphabet: (typeof alphabets)[number], weight: Weight): Promise<RubikFile> {
  const file = require.resolve(`@fontsource/rubik/files/rubik-${alphabet}-${weight}-normal.woff`);
  return {
    name: `${alphabet}-${weight}`,
    weight,
    isArabic: alphabet === 'arabic',
    bytes: await readFile(file),
  };
}

/** Rubik in every alphabet and weight, read once. */
export const rubikFiles: () => Promise<readonly RubikFile[]> = madeOnce(() =>
  Promise.all(weights.flatMap((weight) => alphabets.map((alphabet) => readFont(alphabet, weight)))),
);
