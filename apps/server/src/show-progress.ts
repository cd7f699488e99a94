import type { LoadProgress } from './modules/market/index.ts';
import type { Clock } from './platform/clock.ts';

const width = 28;

// Before so much is done or has passed, a guess at the rest would be no more than that.
const LEAST_FRACTION = 0.05;
const LEAST_ELAPSED_MS = 2000;
// Where output is not a terminal, a step that takes long says so this often.
const LINE_EVERY_MS = 10_000;

/** Draws a progress bar on a terminal, and one line a step where output is not a terminal. */
export function showProgress(output: NodeJS.WriteStream, clock: Clock): (progress: LoadProgress) => void {
  const startedAt = clock.now();
  let [lastStep, lastLineAt] = ['', startedAt];
  return ({ step, fraction }) => {
    const text = `${Math.round(fraction * 100)} %  ${step}${timeLeft(fraction, clock.now() - startedAt)}`;
    if (output.isTTY) {
      const done = Math.round(fraction * width);
      output.write(`\r\u001b[K[${'█'.repeat(done)}${'·'.repeat(width - done)}] ${text}`);
      if (fraction >= 1) output.write('\n');
      return;
    }
    if (step === lastStep && clock.now() - lastLineAt < LINE_EVERY_MS) return;
    output.write(`${text}\n`);
    [lastStep, lastLineAt] = [step, clock.now()];
  };
}

/** What the pace until now says of the rest; nothing where it says too little. */
function timeLeft(fraction: number, elapsedMs: number): string {
  if (fraction >= 1 || fraction < LEAST_FRACTION || elapsedMs < LEAST_ELAPSED_MS) return '';
  const seconds = Math.ceil((elapsedMs * (1 - fraction)) / fraction / 1000);
  if (seconds < 60) return `, about ${seconds} s left`;
  return `, about ${Math.ceil(seconds / 60)} min left`;
}
