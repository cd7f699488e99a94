import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { KeptPiecesContext } from './kept.tsx';
import { keepPieces } from './keep-pieces.ts';

/** Each element rendered on its own, and as rendered in a second round of all of them, when their pieces are cached. */
export function drawnAgain(
  drawings: readonly ReactNode[],
): { readonly alone: string; readonly again: string }[] {
  const begin = keepPieces('piece-');
  const draw = (drawing: ReactNode): string => {
    const pieces = begin();
    const text = renderToStaticMarkup(<KeptPiecesContext value={pieces}>{drawing}</KeptPiecesContext>);
    return pieces.fill(text).toString();
  };
  drawings.map(draw);
  return drawings.map((drawing) => ({ alone: renderToStaticMarkup(drawing), again: draw(drawing) }));
}
