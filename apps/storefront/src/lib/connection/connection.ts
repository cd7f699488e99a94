/** The state of the connection to the market, and the age of what is shown. Contains no components. */
export interface Connection {
  /** Whether the device reports a connection. */
  readonly online: boolean;
  /** It was lost while this page was open, and is back. */
  readonly back: boolean;
  /** The market does not answer though the device reports a connection; it is asked until it does. */
  readonly unreached: boolean;
  /** When the oldest cached part of what is shown was cached (ISO 8601); null if everything came from the market. */
  readonly keptAt: string | null;
  /** Cached content is shown because the line is slow, not because there is none. */
  readonly slow: boolean;
  /** The page shown comes from the cache, and the current one is available by now. */
  readonly newer: boolean;
  /** Activates a new version and reloads the page; null while there is none. */
  readonly update: (() => void) | null;
  /** A view's code is no longer on the server: this page is of an older build. */
  readonly outdated: boolean;
  /** Another tab has chosen a language other than this page's. */
  readonly otherLanguage: boolean;
  /** The shopper has signed out in another tab while this page was open. */
  readonly leftElsewhere: boolean;
  /** The browser stores nothing: it forgets with every page what was chosen. */
  readonly forgets: boolean;
}

const listeners = new Set<() => void>();
const keptNames = new Map<string, string>();
let pageKeptAt: string | null = null;

const atFirst: Connection = {
  online: true,
  back: false,
  unreached: false,
  keptAt: null,
  slow: false,
  newer: false,
  update: null,
  outdated: false,
  otherLanguage: false,
  leftElsewhere: false,
  forgets: false,
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

/** Records when a shown answer was cached; null: the market itself has answered by now. */
export function noteKept(name: string, at: string | null): void {
  if (at === null) keptNames.delete(name);
  else keptNames.set(name, at);
  changeConnection({ keptAt: oldest() });
}

/** Records when the loaded page was cached; null: another page is shown by now. */
export function noteKeptPage(at: string | null): void {
  pageKeptAt = at;
  changeConnection({ keptAt: oldest(), ...(at === null ? { newer: false } : {}) });
}

/** Whether the loaded page came from the cache. */
export const isKeptPage = (): boolean => pageKeptAt !== null;

/** Another page is shown, without the answers of the previous one. */
export function forgetKept(): void {
  keptNames.clear();
  noteKeptPage(null);
}
