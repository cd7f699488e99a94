import type { UnpackedChunk } from './unpacked.ts';

/** The bytes of the file on disk per step. */
const STEP_BYTES = 256 * 1024;

/** The number of steps of reading a file: derived from its size, so that progress is the share that was read. */
export function stepCountOf(size: number): number {
  return Math.max(1, Math.ceil(size / STEP_BYTES));
}

/** Passes a file to a consumer, and yields exactly once per step, the last time at its end. */
export async function* inSteps(
  chunks: AsyncIterable<UnpackedChunk>,
  stepCount: number,
  eater: { write: (bytes: Uint8Array) => void; close: () => void },
): AsyncGenerator<void> {
  let step = 0;
  for await (const { bytes, doneBytes } of chunks) {
    eater.write(bytes);
    for (; step < stepCount - 1 && doneBytes >= (step + 1) * STEP_BYTES; step++) yield;
  }
  eater.close();
  for (; step < stepCount; step++) yield;
}
