import { browserStorage } from '../../../lib/session/storage.ts';

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
        const kept: unknown = JSON.parse(browserStorage.read(name) ?? 'null');
        return typeof kept === 'object' && kept !== null ? { ...empty, ...kept } : empty;
      } catch {
        return empty;
      }
    },
    keep: (draft) => browserStorage.write(name, JSON.stringify(draft)),
    forget: () => browserStorage.write(name, null),
  };
}
