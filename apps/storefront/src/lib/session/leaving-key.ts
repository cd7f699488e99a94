import { browserStorage } from './storage.ts';

const name = 'leaving';

/** The key under which this browser has requested the deletion of its account; null if it has not. */
export const readLeavingKey = (): string | null => browserStorage.read(name);

/** Kept until there is an answer, for all tabs: the first one to hear that the session is dead asks for the outcome. */
export const keepLeavingKey = (key: string | null): void => browserStorage.write(name, key);
