/** Sends loads for {@link drive}; ends with the process that started it. */
import type { Outcome, Task } from './driver.ts';
import { runLoad } from './load.ts';

process.on('message', async ({ url, size, requests }: Task) => {
  const outcome: Outcome = await runLoad(url, size, requests).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: String(error) }),
  );
  process.send?.(outcome);
});
