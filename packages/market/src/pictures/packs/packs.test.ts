import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composePictures, type PlannedPicture } from '../compose-pictures.ts';
import { isObjectName } from '../objects/objects.ts';
import { labelPath } from './label.ts';
import { canPrint } from './letters.ts';
import { type Pack, PACK_SHAPES, packProblem, spreadVariants } from './pack.ts';
import { packSvg } from './pack-svg.ts';
import { PACK_HUES } from './paints.ts';
import { SYMBOL_NAMES } from './symbols.ts';

const PRINTED = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789éèêëàâäåçîïñôöøùûüßÉÈÀÇÑÖÜ&%+.,-/()',
];
const words = fc.array(fc.string({ unit: fc.constantFrom(...PRINTED), minLength: 1, maxLength: 13 }), {
  minLength: 1,
  maxLength: 5,
});
const labels = words.map((all) => all.join(' ').slice(0, 32).trim());
const packs = fc.record({
  shape: fc.constantFrom(...PACK_SHAPES),
  hue: fc.constantFrom(...PACK_HUES),
  label: labels,
  variant: fc.nat(1000),
});

const itemOf = (pack: Pack): PlannedPicture => ({ name: 'pack.webp', kind: 'item', pack });

async function made(plan: readonly PlannedPicture[]) {
  const pictures = [];
  for await (const picture of composePictures(plan)) pictures.push(picture);
  return pictures;
}

describe('a label', () => {
  test('stays on its plate, every letter of it, whatever it says', () => {
    const sizes = fc.record({
      left: fc.integer({ min: 0, max: 60 }),
      top: fc.integer({ min: 0, max: 60 }),
      width: fc.integer({ min: 60, max: 190 }),
      height: fc.integer({ min: 40, max: 120 }),
    });
    fc.assert(
      fc.property(labels, sizes, (label, { left, top, width, height }) => {
        const plate = { left, top, right: left + width, bottom: top + height };
        const path = labelPath(label, plate, 40, (x, y) => [x, y]);
        const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
        const [xs, ys] = [points.map(([, x]) => Number(x)), points.map(([, , y]) => Number(y))];
        // Points are rounded to tenths.
        expect(Math.min(...xs)).toBeGreaterThanOrEqual(left - 0.1);
        expect(Math.max(...xs)).toBeLessThanOrEqual(left + width + 0.1);
        expect(Math.min(...ys)).toBeGreaterThanOrEqual(top - 0.1);
        expect(Math.max(...ys)).toBeLessThanOrEqual(top + height + 0.1);
      }),
    );
  });

  test('breaks into at most three lines, and shows all its letters', () => {
    const plate = { left: 0, top: 0, right: 120, bottom: 90 };
    const [short, long] = ['Tea', 'Body lotion for very dry skin'].map((label) =>
      labelPath(label, plate, 40, (x, y) => [x, y]),
    );
    // Every letter begins one contour at least.
    expect(short?.split('M').length).toBeGreaterThan(3);
    expect(long?.split('M').length).toBeGreaterThan('Bodylotionforverydryskin'.length);
  });

  test('is refused where it could not be read or printed', () => {
    const problem = (label: string) => packProblem({ shape: 'box', hue: 'red', label });
    expect(problem('Crème fraîche')).toBeUndefined();
    expect(problem('')).toContain('needs a label');
    expect(problem('حليب')).toContain('cannot print');
    expect(problem('Hydrochlorothiazide 25')).toContain('longer than 13');
    expect(problem('One two three four five six seven')).toContain('longer than 32');
    expect(packProblem({ shape: 'crate', hue: 'red', label: 'Milk' })).toContain('no shape');
    expect(packProblem({ shape: 'box', hue: 'puce', label: 'Milk' })).toContain('no colour');
    expect(packProblem({ shape: 'box', hue: 'red', label: 'Milk', mark: 'ghost' })).toContain('no mark');
    expect(canPrint('é')).toBe(true);
  });
});

describe('a pack', () => {
  test('is drawn without fonts and without anything from outside', () => {
    fc.assert(
      fc.property(packs, (pack) => {
        const svg = packSvg(pack, { shadow: true });
        expect(svg).not.toMatch(/<text|font|NaN|undefined|https?:\/\/(?!www\.w3\.org)/);
      }),
    );
  });

  test('comes out the same each time, in the size of every item, in every shape', async () => {
    const plan = PACK_SHAPES.map((shape, at) =>
      itemOf({
        shape,
        hue: PACK_HUES[at] ?? 'red',
        label: 'Sample goods',
        mark: at % 2 ? 'strawberry' : 'leaf',
      }),
    );
    const [first, again] = [await made(plan), await made(plan)];
    expect(first.every(({ width, height }) => width === 256 && height === 256)).toBe(true);
    expect(first).toEqual(again);
    expect(new Set(first.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(plan.length);
  });

  test('stands on a cover among illustrated objects', async () => {
    const syrup: Pack = { shape: 'bottle', hue: 'teal', label: 'Syrup', mark: 'leaf' };
    const [cover] = await made([
      { name: 'c', kind: 'cover', hue: 'mint', variant: 1, objects: [syrup, 'pill', 'lotion'] },
    ]);
    expect(cover).toMatchObject({ width: 736, height: 320 });
  });

  test('never looks like the one of its shape and colour before it', () => {
    fc.assert(
      fc.property(
        fc.array(
          packs.map(({ variant: _, ...pack }) => pack),
          { maxLength: 40 },
        ),
        (row) => {
          const spread = spreadVariants(row);
          expect(spread.map(({ variant: _, ...pack }) => pack)).toEqual(row);
          const last = new Map<string, string>();
          for (const pack of spread) {
            const kind = `${pack.shape} ${pack.hue}`;
            const svg = packSvg({ ...pack, label: 'Same' }, {});
            expect(svg).not.toBe(last.get(kind));
            last.set(kind, svg);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

test('an object comes in other colours, and in no other way', async () => {
  const shirt = (name: string): PlannedPicture => ({ name, kind: 'item', objects: [name] });
  const [green, blue] = await made([shirt('t-shirt'), shirt('t-shirt~120')]);
  expect(blue?.bytes).not.toEqual(green?.bytes);
  expect(isObjectName('t-shirt~330')).toBe(true);
  expect(['t-shirt~', 't-shirt~0', 't-shirt~360', 'ghost~30', 't-shirt~30~30'].filter(isObjectName)).toEqual(
    [],
  );
});

test('no symbol has an illustrated object’s name', () => {
  expect(SYMBOL_NAMES.filter(isObjectName)).toEqual([]);
});
