/** What is written of an application is kept on this device until it is sent; files are not. */
export interface DraftStore<Draft> {
  readonly empty: Draft;
  /** What was written before, or an empty form where nothing was, or where it cannot be read. */
  readonly read: () => Draft;
  readonly keep: (draft: Draft) => void;
  readonly forget: () => void;
}

/** A store of drafts under a name; what is kept is laid over the empty form, so that an older one still fits. */
export function draftStore<Draft extends object>(name: string, empty: Draft): DraftStore<Draft> {
  return {
    empty,
    read: () => {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
        return typeof kept === 'object' && kept !== null ? { ...empty, ...kept } : empty;
      } catch {
        return empty;
      }
    },
    keep: (draft) => {
      try {
        localStorage.setItem(name, JSON.stringify(draft));
      } catch {
        // Storage is refused (private windows): the draft lives as long as the page.
      }
    },
    forget: () => {
      try {
        localStorage.removeItem(name);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
