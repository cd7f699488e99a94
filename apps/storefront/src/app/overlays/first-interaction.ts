import { useEffect, useState } from 'react';
import { codeCame } from '../../lib/view/fetch-code.ts';
import { onFirstInteraction } from '../../lib/view/first-interaction.ts';
import { preloadDialog } from '../../ui/dialog/dialog.tsx';

// The interaction itself is handled first.
const afterMs = 200;

/** The code that the interaction asked for is loaded first, beside that of dialogs, which it probably opens in. */
async function handled(): Promise<void> {
  preloadDialog();
  await codeCame();
}

/**
 * Whether the shopper has interacted: what opens later is loaded then, so that a page that is only loaded stays
 * small.
 */
export function useFirstInteraction(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(
    () => onFirstInteraction(() => setTimeout(() => void handled().then(() => setSeen(true)), afterMs)),
    [],
  );
  return seen;
}
