/** Texts under names. A browser that keeps none (cookies refused, no room left) has them for as long as the page stands. */
export interface TextStorage {
  readonly read: (name: string) => string | null;
  /** Null removes it. */
  readonly write: (name: string, text: string | null) => void;
  readonly clear: () => void;
}

// A browser that refuses storage throws where it is named already.
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

/** What the tabs of a browser share, and what outlives them. */
export const browserStorage = storageIn(() => localStorage);

/** A tab's own: it outlives a reload, and goes with the tab. */
export const tabStorage = storageIn(() => sessionStorage);
