import { readStored } from './browser-store.ts';
import { type ChosenModule, parseModule } from './visit.ts';

/** The module that the browser holds now; another tab may have chosen another than this page's. */
export const storedModule = (): ChosenModule | null => parseModule(readStored('module') ?? undefined);
