/**
 * Strings by name. If the browser stores none (cookies refused, disk full), they are kept in memory until the page is
 * left.
 */
export interface TextStorage {
  readonly read: (name: string) => string | null;
  /** Null removes it. */
  readonly write: (name: string, text: string | null) => void;
  readonly clear: () => void;
}

// A browser that refuses storage throws as soon as it is accessed.
function storageIn(browsers: () => Storage): TextStorage {
  const refused = new Map<string, string>();
  const tried = <Result>(use: (storage: Storage) => Result, otherwise: () => Result): Result => {
    try {
      return use(browsers());
    } catch {
      return otherwise();
    }
  };
  return {
    read: (name) =>
      refused.get(name) ??
      tried(
        (storage) => storage.getItem(name),
        () => null,
      ),
    write: (name, text) => {
      refused.delete(name);
      if (text === null)
        tried(
          (storage) => storage.removeItem(name),
          () => undefined,
        );
      else
        tried(
          (storage) => storage.setItem(name, text),
          () => void refused.set(name, text),
        );
    },
    clear: () => {
      refused.clear();
      tried(
        (storage) => storage.clear(),
        () => undefined,
      );
    },
  };
}

/** Shared by the tabs of a browser, and persistent. */
export const browserStorage = storageIn(() => localStorage);

/** A tab's own: it survives a reload, and is deleted with the tab. */
export const tabStorage = storageIn(() => sessionStorage);
