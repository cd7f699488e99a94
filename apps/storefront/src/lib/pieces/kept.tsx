import { createContext, type ReactNode, use } from 'react';
import { useMarket } from '../session/market.ts';

/** What is written where a piece stands. */
export interface PiecePlace {
  /** Stands for the whole piece where it is known, before it where it is not. */
  readonly mark: string;
  /** After a piece that is drawn. */
  readonly end: string | null;
}

/** What a piece is drawn from: a word or number as it is, a thing as the very thing, which never changes. */
export type Source = object | string | number | boolean | null | undefined;

/** What the server keeps of earlier pages: a piece is known by its name and by all that it is drawn from. */
export interface KeptPieces {
  readonly place: (name: string, of: readonly Source[]) => PiecePlace;
}

/** There is none in the browser, which draws everything itself. */
export const KeptPiecesContext = createContext<KeptPieces | null>(null);

interface KeptProps {
  readonly name: string;
  /** All that it is drawn from beside language and market; asked for by the server alone. */
  readonly of: () => readonly Source[];
  readonly children: () => ReactNode;
}

/**
 * A piece that is the same on many pages: the server draws it once and copies its text afterwards.
 * It has no text beside it and holds no `useId` and no eager picture: those are of one page. What it has from the address
 * is named in `of`.
 */
export function Kept({ name, of, children }: KeptProps) {
  const pieces = use(KeptPiecesContext);
  const { config } = useMarket();
  if (!pieces) return children();
  const { mark, end } = pieces.place(name, [config, ...of()]);
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
