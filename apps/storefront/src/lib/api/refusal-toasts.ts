import { Refusal } from '@promenade/contract/client';
import { showToast } from '../toast/toasts.ts';

/** The sentences a failure has for the shopper: each entry of `errors`, else the message (SYS-06). */
export function refusalTexts(error: unknown, fallback: string): readonly string[] {
  if (!(error instanceof Refusal)) return [fallback];
  const texts = (error.body.errors ?? []).map((entry) => entry.message).filter(Boolean);
  return texts.length > 0 ? texts : [error.body.message || fallback];
}

/** Shows a failure as error toasts. A dead session is announced after the page has changed (SYS-05). */
export function showRefusal(error: unknown, fallback: string): void {
  for (const text of refusalTexts(error, fallback)) showToast('error', text);
}
