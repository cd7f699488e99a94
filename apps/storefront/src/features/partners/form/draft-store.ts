import { type ApplicationDraft, sentDraftOf } from '../../../lib/session/application-drafts.ts';
import { browserStorage } from '../../../lib/session/storage.ts';

/**
 * The text of an application is stored on this device until it is decided, or somebody signs out; files are not.
 */
export interface DraftStore<Draft> {
  readonly empty: Draft;
  /** The stored draft, or an empty form if there is none, or it cannot be read. */
  readonly read: () => Draft;
  readonly keep: (draft: Draft) => void;
  readonly forget: () => void;
  /** It was sent: the form is empty again, and the draft is set aside in case it is refused. */
  readonly putAside: () => void;
  /** Applying again: the form is filled with the draft that was set aside, unless a newer one was started. */
  readonly takeUp: () => void;
  /** It was approved: the draft is not needed any more. */
  readonly forgetSent: () => void;
}

/**
 * A store of drafts by name; a stored draft is merged into the empty form, so that an older one still fits. `except`
 * names what is not kept once it was sent.
 */
export function draftStore<Draft extends object>(
  name: ApplicationDraft,
  empty: Draft,
  except: readonly (keyof Draft & string)[] = [],
): DraftStore<Draft> {
  const sentName = sentDraftOf(name);
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
