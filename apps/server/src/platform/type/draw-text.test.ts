import { beforeAll, expect, test } from 'vitest';
import { drawLine, drawLines, rubikFaces } from './draw-text.ts';

let faces: Awaited<ReturnType<typeof rubikFaces>>;
beforeAll(async () => {
  faces = await rubikFaces();
});

const manner = { size: 40, weight: 700, direction: 'ltr' } as const;

test('a line is outlines as wide as its letters, in proportion to its size', () => {
  const line = drawLine(faces, 'Café Montevideo', manner);
  expect(line.svg.match(/<path /g)?.length).toBe('CaféMontevideo'.length);
  expect(drawLine(faces, 'Café Montevideo', { ...manner, size: 80 }).width).toBeCloseTo(2 * line.width, 5);
});

test('Arabic letters join: a word is drawn otherwise than its letters apart', () => {
  const inWord = drawLine(faces, 'مخبز', { ...manner, direction: 'rtl' });
  const apart = [...'مخبز'].map((letter) => drawLine(faces, letter, { ...manner, direction: 'rtl' }));
  const paths = (svg: string): string[] => svg.match(/ d="[^"]*"/g) ?? [];
  expect(paths(inWord.svg)).not.toEqual(apart.flatMap(({ svg }) => paths(svg)).reverse());
  expect(inWord.width).toBeLessThan(apart.reduce((sum, { width }) => sum + width, 0));
});

test('letters of several alphabets stand in one line', () => {
  for (const text of ['Пекарня №1', 'ŞEKERCİ', 'مقهى Café 24', '—', ''])
    expect(Number.isFinite(drawLine(faces, text, manner).width), text).toBe(true);
});

test('words break into lines of a width; what does not fit ends in an ellipsis', () => {
  const column = { ...manner, width: 200, most: 2 };
  const lines = drawLines(faces, 'A very long name of a restaurant on the corner of two streets', column);
  expect(lines).toHaveLength(2);
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(200);
  const [word] = drawLines(faces, 'W'.repeat(60), column);
  expect(word?.width).toBeLessThanOrEqual(200);
  expect(drawLines(faces, '', column)).toEqual([]);
});
