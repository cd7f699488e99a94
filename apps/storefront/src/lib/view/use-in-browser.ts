import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;

/** False on the server and until hydration: for what the server cannot know, such as the visitor's clock. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
