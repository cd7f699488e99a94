import { isObjectName } from '../objects/objects.ts';
import { canPrint } from './letters.ts';
import { type PackHue, PACK_HUES } from './paints.ts';
import { isSymbolName } from './symbols.ts';

export const PACK_SHAPES = [
  'box',
  'blister',
  'bottle',
  'jar',
  'can',
  'pouch',
  'carton',
  'tube',
  'bag',
] as const;

export type PackShape = (typeof PACK_SHAPES)[number];

/** A pack of goods, drawn by ourselves. */
export type Pack = {
  shape: PackShape;
  hue: PackHue;
  /** What is printed on it: Latin letters, as on real packs, in at most three lines. */
  label: string;
  /** What is pictured on it: an illustrated object or a symbol. */
  mark?: string;
  /** Chooses pattern, plate and second colour, by any whole number; without it the label chooses. */
  variant?: number;
};

/** Longer labels would be too small to read on a card. */
const LONGEST_LABEL = 32;
const LONGEST_WORD = 13;

/** What is wrong with a pack as a catalogue names it; undefined when it can be drawn. */
export function packProblem(pack: {
  shape: string;
  hue: string;
  label: string;
  mark?: string;
}): string | undefined {
  if (!PACK_SHAPES.some((shape) => shape === pack.shape)) return `'${pack.shape}' is no shape of a pack`;
  if (!PACK_HUES.some((hue) => hue === pack.hue)) return `'${pack.hue}' is no colour of a pack`;
  if (pack.mark !== undefined && !isPackMark(pack.mark)) return `'${pack.mark}' is no mark of a pack`;
  return labelProblem(pack.label);
}

function labelProblem(label: string): string | undefined {
  if (label.trim() === '') return 'a pack needs a label';
  if (label.length > LONGEST_LABEL) return `the label '${label}' is longer than ${LONGEST_LABEL} letters`;
  if (!canPrint(label)) return `the label '${label}' has letters that a pack cannot print`;
  const long = label.split(' ').find((word) => word.length > LONGEST_WORD);
  return long === undefined ? undefined : `'${long}' on the label is longer than ${LONGEST_WORD} letters`;
}

/** Whether a pack can carry it: an illustrated object's name or a symbol's. */
export function isPackMark(name: string): boolean {
  return isSymbolName(name) || isObjectName(name);
}

/** The variant of a pack: its own, or one that its label gives, the same each time. */
export function variantOf({ variant, label }: Pack): number {
  if (variant !== undefined) return variant;
  let hash = 7;
  for (const letter of label) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return hash;
}

/**
 * Gives packs that stand in a row variants of their own, so that none looks like the one before it:
 * packs of one shape and colour go through the variants in turn.
 */
export function spreadVariants<P extends Pack>(packs: readonly P[]): (P & { variant: number })[] {
  const used = new Map<string, number>();
  return packs.map((pack) => {
    const kind = `${pack.shape} ${pack.hue}`;
    const variant = used.get(kind) ?? variantOf(pack);
    used.set(kind, variant + 1);
    return { ...pack, variant };
  });
}
