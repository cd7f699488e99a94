import type { FetchEvent } from './scope.ts';

/** An answer that came in time, or that none did. */
export type InTime = { readonly response: Response } | { readonly lost: boolean };

/** Waits for an answer, at most so long. `lost`: it will not come any more. */
export function inTime(answer: Promise<Response>, mostMs: number): Promise<InTime> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ lost: false }), mostMs);
    answer.then(
      (response) => {
        clearTimeout(timer);
        resolve({ response });
      },
      () => {
        clearTimeout(timer);
        resolve({ lost: true });
      },
    );
  });
}

/** An answer on its way, with a copy of it kept if it is a good one; even if nobody waits for it any more. */
export function keptOnTheWay(
  event: FetchEvent,
  answer: Promise<Response>,
  keep: (copy: Response) => Promise<void>,
): Promise<Response> {
  let keeping: Promise<void> | undefined;
  const coming = answer.then((response) => {
    if (response.ok) keeping = keep(response.clone());
    return response;
  });
  event.waitUntil(coming.then(() => keeping).catch(() => undefined));
  return coming;
}
