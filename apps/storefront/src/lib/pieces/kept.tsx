import { createContext, type ReactNode, use } from 'react';
import { useMarket } from '../session/market.ts';

/** What is written where a piece stands. */
export interface PiecePlace {
  /** Stands for the whole piece where it is known, before it where it is not. */
  readonly mark: string;
  /** After a piece that is drawn. */
  readonly end: string | null;
}

/** What the server keeps of earlier pages: a piece is known by its name and by the very things it is drawn from. */
export interface KeptPieces {
  readonly place: (name: string, of: readonly object[]) => PiecePlace;
}

/** There is none in the browser, which draws everything itself. */
export const KeptPiecesContext = createContext<KeptPieces | null>(null);

interface KeptProps {
  /** Which piece it is, with the words it depends on. */
  readonly name: string;
  /** All that it is drawn from beside language and market; none of it ever changes. */
  readonly of: readonly object[];
  readonly children: () => ReactNode;
}

/**
 * A piece that is the same on many pages: the server draws it once and copies its text afterwards.
 * It stands alone in its element and holds no `useId`, no eager picture and nothing that depends on the address: those are
 * of one page.
 */
export function Kept({ name, of, children }: KeptProps) {
  const pieces = use(KeptPiecesContext);
  const { config } = useMarket();
  if (!pieces) return children();
  const { mark, end } = pieces.place(name, [config, ...of]);
  return end === null ? (
    mark
  ) : (
    <>
      {mark}
      {children()}
      {end}
    </>
  );
}
