import { useEffect, useState } from 'react';
import { atFirstSign } from '../../lib/view/first-sign.ts';

// The sign itself is answered first.
const afterMs = 200;

/** Whether somebody is there: what opens later is fetched then, so that a page that is only loaded stays small. */
export function useFirstSign(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => atFirstSign(() => setTimeout(() => setSeen(true), afterMs)), []);
  return seen;
}
