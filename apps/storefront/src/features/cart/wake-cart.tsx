import { useEffect } from 'react';
import { useBrowserCore } from './use-cart.ts';

/** Sends what an earlier page of this browser has left, though nobody has opened the cart. */
export function WakeCart() {
  const core = useBrowserCore();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the core is one for the whole page.
  useEffect(() => void core(), []);
  return null;
}
