/** Strings by name. What the browser does not store is kept elsewhere: see below. */
export interface TextStorage {
  readonly read: (name: string) => string | null;
  /** Null removes it. */
  readonly write: (name: string, text: string | null) => void;
  readonly clear: () => void;
}

/** Lasts until the page is left. */
function inMemory(): TextStorage {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name) ?? null,
    write: (name, text) => void (text === null ? texts.delete(name) : texts.set(name, text)),
    clear: () => texts.clear(),
  };
}

// A browser that refuses storage throws as soon as it is accessed.
function storageIn(browsers: () => Storage, instead: TextStorage): TextStorage {
  const tried = <Result>(use: (storage: Storage) => Result, otherwise: () => Result): Result => {
    try {
      return use(browsers());
    } catch {
      return otherwise();
    }
  };
  return {
    read: (name) =>
      instead.read(name) ??
      tried(
        (storage) => storage.getItem(name),
        () => null,
      ),
    write: (name, text) => {
      instead.write(name, null);
      if (text === null)
        tried(
          (storage) => storage.removeItem(name),
          () => undefined,
        );
      else
        tried(
          (storage) => storage.setItem(name, text),
          () => instead.write(name, text),
        );
    },
    clear: () => {
      instead.clear();
      tried(
        (storage) => storage.clear(),
        () => undefined,
      );
    },
  };
}

/** A tab's own: it survives a reload, and is deleted with the tab. If it is refused, it lasts until the page is left. */
export const tabStorage = storageIn(() => sessionStorage, inMemory());

const overflow = (name: string): string => `overflow-${name}`;

/** Shared by the tabs of a browser, and persistent. If it is full, or refused, the tab keeps it as its own. */
export const browserStorage = storageIn(() => localStorage, {
  read: (name) => tabStorage.read(overflow(name)),
  write: (name, text) => tabStorage.write(overflow(name), text),
  clear: () => undefined,
});
