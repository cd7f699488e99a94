import { useEffect } from 'react';
import { useBrowserCore } from './use-cart.ts';

/** Sends the unanswered changes of earlier pages, even if nobody opens the cart. */
export function WakeCart() {
  const core = useBrowserCore();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the core is one for the whole page.
  useEffect(() => void core(), []);
  return null;
}
