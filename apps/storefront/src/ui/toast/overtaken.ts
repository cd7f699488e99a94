import type { Toast } from '../../lib/toast/toasts.ts';

/** The messages that the connection is lost, as `lost` says it, which something that was done since has made untrue. */
export function overtaken(toasts: readonly Toast[], lost: string): readonly Toast[] {
  const done = toasts.findLastIndex(({ kind }) => kind === 'success');
  return toasts.slice(0, Math.max(0, done)).filter(({ text }) => text === lost);
}
