import { browserStorage } from './storage.ts';

const name = 'leaving';

/** The key under which this browser has asked for its account to be deleted; null where it has not. */
export const readLeavingKey = (): string | null => browserStorage.read(name);

/** Kept until there is an answer, for all tabs: whichever hears first that the session is dead asks what became of it. */
export const keepLeavingKey = (key: string | null): void => browserStorage.write(name, key);
