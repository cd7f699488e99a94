import type { LoadProgress } from './modules/market/index.ts';

const width = 28;

/** Draws a progress bar on a terminal, and one line a step where output is not a terminal. */
export function showProgress(output: NodeJS.WriteStream): (progress: LoadProgress) => void {
  let lastStep = '';
  return ({ step, fraction }) => {
    if (output.isTTY) {
      const done = Math.round(fraction * width);
      output.write(
        `\r\u001b[K[${'█'.repeat(done)}${'·'.repeat(width - done)}] ${Math.round(fraction * 100)} %  ${step}`,
      );
      if (fraction >= 1) output.write('\n');
      return;
    }
    if (step !== lastStep) output.write(`${Math.round(fraction * 100)} %  ${step}\n`);
    lastStep = step;
  };
}
