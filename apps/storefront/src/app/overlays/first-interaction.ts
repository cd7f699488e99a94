import { useEffect, useState } from 'react';
import { onFirstInteraction } from '../../lib/view/first-interaction.ts';

// The sign itself is answered first.
const afterMs = 200;

/** Whether somebody is there: what opens later is fetched then, so that a page that is only loaded stays small. */
export function useFirstInteraction(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => onFirstInteraction(() => setTimeout(() => setSeen(true), afterMs)), []);
  return seen;
}
