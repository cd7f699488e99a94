import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const stylesheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));

/** All that a pattern finds in all sheets, each with its sheet. */
const found = (pattern: RegExp) =>
  stylesheets.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, what = '']) => ({ file, what: what.trim() })),
  );

test('only position and opacity move: the colours of buttons, chips and fields took 160 ms to change', () => {
  const moved = found(/\btransition:([^;]+);/g).flatMap(({ file, what }) =>
    what.split(',').map((part) => ({ file, what: part.trim() })),
  );
  expect(moved.length).toBeGreaterThan(10);
  const others = moved.filter(({ what }) => !/^(transform|opacity) var\(--(quick|slow)\)$/.test(what));
  expect(others).toEqual([
    // It ends with the movement, so that what has gone cannot be reached by keyboard.
    { file: join('features', 'rental', 'details', 'booking-bar.module.css'), what: 'visibility var(--slow)' },
    // RENT-03.
    {
      file: join('features', 'rental', 'quick-view', 'carousel.module.css'),
      what: 'transform 800ms ease-out',
    },
  ]);
});

test('nothing else moves in steps of its own, and what moves does so for 160 to 220 ms', () => {
  const steps = found(/@keyframes [\w-]+ \{((?:[^{}]|\{[^{}]*\})*)\}/g);
  expect(steps.length).toBeGreaterThan(5);
  const changed = steps.flatMap(({ what }) => [...what.matchAll(/([\w-]+):/g)].map(([, name]) => name));
  expect([...new Set(changed)].sort()).toEqual(['opacity', 'transform']);
  const times = found(/--(?:quick|slow): (\d+)ms cubic-bezier/g).map(({ what }) => Number(what));
  expect(times).toEqual([160, 220]);
});

test('a placeholder that is seen for a moment stands still: each had sixty frames a second drawn beside the code it waits for', () => {
  const endless = found(/\banimation:([^;]*\binfinite\b[^;]*);/g).filter(({ file }) => /skeleton/.test(file));
  expect(endless).toHaveLength(1);
  const [, delayMs] = endless[0]?.what.match(/\d+m?s\b/g)?.map((time) => Number.parseInt(time, 10)) ?? [];
  expect(delayMs).toBeGreaterThanOrEqual(1000);
});
