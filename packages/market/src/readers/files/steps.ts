import type { UnpackedChunk } from './unpacked.ts';

/** A step is so many bytes of the file as it lies on the disk. */
const STEP_BYTES = 256 * 1024;

/** Steps of one reading of a file: its size decides, so that progress is what was read of what there is. */
export function stepCountOf(size: number): number {
  return Math.max(1, Math.ceil(size / STEP_BYTES));
}

/** Feeds a file to whoever eats it, and yields exactly so often as there are steps, the last time at its end. */
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
