import { browserStorage } from '../../../lib/session/storage.ts';

/** What is written of an application is kept on this device until it is decided; files are not. */
export interface DraftStore<Draft> {
  readonly empty: Draft;
  /** What was written before, or an empty form where nothing was, or where it cannot be read. */
  readonly read: () => Draft;
  readonly keep: (draft: Draft) => void;
  readonly forget: () => void;
  /** It was sent: the form is empty again, and what it said is put aside in case it is refused. */
  readonly putAside: () => void;
  /** It is applied again: what was put aside is in the form, but for a newer one that is begun. */
  readonly takeUp: () => void;
  /** It was approved: nothing of it is needed any more. */
  readonly forgetSent: () => void;
}

/**
 * A store of drafts under a name; what is kept is laid over the empty form, so that an older one still fits. `except`
 * names what is not kept once it was sent.
 */
export function draftStore<Draft extends object>(
  name: string,
  empty: Draft,
  except: readonly (keyof Draft & string)[] = [],
): DraftStore<Draft> {
  const sentName = `${name}-sent`;
  const readKept = (from: string): Draft => {
    try {
      const kept: unknown = JSON.parse(browserStorage.read(from) ?? 'null');
      return typeof kept === 'object' && kept !== null ? { ...empty, ...kept } : empty;
    } catch {
      return empty;
    }
  };
  const forget = (): void => browserStorage.write(name, null);
  const forgetSent = (): void => browserStorage.write(sentName, null);
  return {
    empty,
    read: () => readKept(name),
    keep: (draft) => browserStorage.write(name, JSON.stringify(draft)),
    forget,
    putAside: () => {
      const left = Object.fromEntries(except.map((field) => [field, empty[field]]));
      browserStorage.write(sentName, JSON.stringify({ ...readKept(name), ...left }));
      forget();
    },
    takeUp: () => {
      const sent = browserStorage.read(sentName);
      if (sent !== null && browserStorage.read(name) === null) browserStorage.write(name, sent);
      forgetSent();
    },
    forgetSent,
  };
}
