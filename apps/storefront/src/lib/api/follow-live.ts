import { type Followed, followStream } from './follow-stream.ts';
import { followWhileVisible } from './while-visible.ts';

/** How a stream is read, as {@link followStream} needs it; `signal` ends it. */
interface Live extends Pick<Followed, 'onLive' | 'longestWaitMs'> {
  readonly read: (onEvent: () => void, signal: AbortSignal) => Promise<boolean>;
}

/**
 * Follows a stream, reconnecting, while the page is visible: what a hidden page missed is in the first event. Returns
 * a function that ends it.
 */
export function followLive({ read, ...others }: Live): () => void {
  return followWhileVisible((signal) =>
    followStream({ ...others, signal, read: (onEvent) => read(onEvent, signal) }),
  );
}
