import { useEffect, useState } from 'react';
import { onFirstInteraction } from '../../lib/view/first-interaction.ts';

// The interaction itself is handled first.
const afterMs = 200;

/**
 * Whether the shopper has interacted: what opens later is loaded then, so that a page that is only loaded stays
 * small.
 */
export function useFirstInteraction(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => onFirstInteraction(() => setTimeout(() => setSeen(true), afterMs)), []);
  return seen;
}
