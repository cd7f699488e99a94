import type { FetchEvent } from './scope.ts';

/** The answer if it came in time. `lost`: the request has failed; otherwise it may still be answered. */
export type InTime = { readonly response: Response } | { readonly lost: boolean };

/** Waits for an answer, but not longer than a limit. */
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

/** The answer to come; a copy of it is stored if its status is 2xx, even if nobody waits for it any more. */
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
