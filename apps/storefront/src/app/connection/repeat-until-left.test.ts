import { expect, onTestFinished, test, vi } from 'vitest';
import { repeatUntilLeft } from './repeat-until-left.ts';

test('[SYS-12] a worker that needs seconds to wake is left time to give way: said each second it never did', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const saidAt: number[] = [];
  const begun = Date.now();
  repeatUntilLeft(() => void saidAt.push(Date.now() - begun));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(saidAt).toEqual([0, 1000, 3000, 7000, 15_000]);
});
