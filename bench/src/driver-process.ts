/** Sends loads for {@link drive}; ends with its parent process. */
import type { Outcome, Task } from './driver.ts';
import { runLoad } from './load.ts';

process.on('message', async ({ url, size, requests }: Task) => {
  const outcome: Outcome = await runLoad(url, size, requests).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: String(error) }),
  );
  process.send?.(outcome);
});
