import { type Followed, followStream } from './follow-stream.ts';
import { followWhileVisible } from './while-visible.ts';

/** How a stream is read, as {@link followStream} wants it; `signal` ends it. */
interface Live extends Pick<Followed, 'onLive' | 'longestWaitMs'> {
  readonly read: (onEvent: () => void, signal: AbortSignal) => Promise<boolean>;
}

/** Follows a stream, and opens it again, while the page is in view: what a hidden one missed it hears with the first word. The answer ends it. */
export function followLive({ read, ...others }: Live): () => void {
  return followWhileVisible((signal) =>
    followStream({ ...others, signal, read: (onEvent) => read(onEvent, signal) }),
  );
}
