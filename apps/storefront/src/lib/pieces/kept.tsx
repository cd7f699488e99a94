import { createContext, type ReactNode, use } from 'react';
import { useMarket } from '../session/market.ts';

/** The markers of a piece. */
export interface PiecePlace {
  /** Replaces the whole piece if it is cached, precedes it if not. */
  readonly mark: string;
  /** Follows a piece that is rendered. */
  readonly end: string | null;
}

/** A dependency of a piece: primitives by value, objects by identity, which must be immutable. */
export type Source = object | string | number | boolean | null | undefined;

/** The server's cache of pieces: a piece is identified by its name and all its dependencies. */
export interface KeptPieces {
  readonly place: (name: string, of: readonly Source[]) => PiecePlace;
}

/** Null in the browser, which renders everything itself. */
export const KeptPiecesContext = createContext<KeptPieces | null>(null);

interface KeptProps {
  readonly name: string;
  /** All its dependencies other than language and market; only the server calls it. */
  readonly of: () => readonly Source[];
  readonly children: () => ReactNode;
}

/**
 * A piece that is the same on many pages: the server renders it once and copies its HTML afterwards. It must have no
 * text node as a sibling and contain no `useId` and no eager picture, which belong to one page. What it takes from
 * the address is listed in `of`.
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
