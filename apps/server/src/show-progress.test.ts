import { expect, test } from 'vitest';
import { fakeClock } from './testing/fake-clock.ts';
import { showProgress } from './show-progress.ts';

function shown(isTTY: boolean) {
  const lines: string[] = [];
  const clock = fakeClock();
  const output = { isTTY, write: (text: string) => lines.push(text) } as unknown as NodeJS.WriteStream;
  return { lines, clock, show: showProgress(output, clock) };
}

test('the rest is guessed from the pace so far, once there is one', () => {
  const { lines, clock, show } = shown(false);
  show({ step: 'Reading', fraction: 0.5 });
  clock.advance(4000);
  show({ step: 'Joining', fraction: 0.04 });
  show({ step: 'Cutting', fraction: 0.25 });
  clock.advance(96_000);
  show({ step: 'Drawing', fraction: 0.4 });
  show({ step: 'Writing', fraction: 1 });
  expect(lines).toEqual([
    '50 %  Reading\n',
    '4 %  Joining\n',
    '25 %  Cutting, about 12 s left\n',
    '40 %  Drawing, about 3 min left\n',
    '100 %  Writing\n',
  ]);
});

test('a long step is told of every ten seconds where output is no terminal', () => {
  const { lines, clock, show } = shown(false);
  for (let second = 0; second < 25; second += 1) {
    show({ step: 'Reading', fraction: second / 100 });
    clock.advance(1000);
  }
  expect(lines.map((line) => Number.parseInt(line, 10))).toEqual([0, 10, 20]);
});

test('a terminal has a bar that is drawn over itself', () => {
  const { lines, show } = shown(true);
  show({ step: 'Reading', fraction: 0.5 });
  show({ step: 'Writing', fraction: 1 });
  expect(lines[0]).toBe(`\r\u001b[K[${'█'.repeat(14)}${'·'.repeat(14)}] 50 %  Reading`);
  expect(lines.at(-1)).toBe('\n');
});
