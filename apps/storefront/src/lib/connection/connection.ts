/** What is known of the way to the market, and of how old what is shown is. Carries no screen. */
export interface Connection {
  /** Whether the device says that it has a connection. */
  readonly online: boolean;
  /** It was lost while this page was open, and is back. */
  readonly back: boolean;
  /** The oldest of what is shown that was kept (ISO 8601); null where all of it came from the market. */
  readonly keptAt: string | null;
  /** What was kept is shown because the line is slow, not because there is none. */
  readonly slow: boolean;
  /** The page that is shown was kept, and by now the market's own is there. */
  readonly newer: boolean;
  /** Lets a new version take over and loads the page anew; null while there is none. */
  readonly update: (() => void) | null;
  /** A view's code is not on the server any more: this page is of an older build. */
  readonly outdated: boolean;
  /** Another tab has chosen another language than this page's. */
  readonly otherLanguage: boolean;
}

const listeners = new Set<() => void>();
const keptNames = new Map<string, string>();
let pageKeptAt: string | null = null;

const atFirst: Connection = {
  online: true,
  back: false,
  keptAt: null,
  slow: false,
  newer: false,
  update: null,
  outdated: false,
  otherLanguage: false,
};
let connection = atFirst;

export const readConnection = (): Connection => connection;
export const connectionAtFirst = (): Connection => atFirst;

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeConnection(change: Partial<Connection>): void {
  connection = { ...connection, ...change };
  for (const listener of listeners) listener();
}

function oldest(): string | null {
  const times = [...keptNames.values(), ...(pageKeptAt === null ? [] : [pageKeptAt])];
  return times.sort()[0] ?? null;
}

/** An answer was kept then; null: the market itself has answered by now. */
export function noteKept(name: string, at: string | null): void {
  if (at === null) keptNames.delete(name);
  else keptNames.set(name, at);
  changeConnection({ keptAt: oldest() });
}

/** The page as it was loaded was kept then; null: another page is shown by now. */
export function noteKeptPage(at: string | null): void {
  pageKeptAt = at;
  changeConnection({ keptAt: oldest(), ...(at === null ? { newer: false } : {}) });
}

/** Whether the page as it was loaded was kept. */
export const isKeptPage = (): boolean => pageKeptAt !== null;

/** Another page is shown: what the one before had asked for is not on it. */
export function forgetKept(): void {
  keptNames.clear();
  noteKeptPage(null);
}
