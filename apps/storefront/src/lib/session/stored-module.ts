import { readStored } from './browser-store.ts';
import { type ChosenModule, parseModule } from './visit.ts';

/** The module stored in the browser; another tab may have chosen one that is not this page's. */
export const storedModule = (): ChosenModule | null => parseModule(readStored('module') ?? undefined);
