import { moduleParameter } from '../session/visit-module.ts';
import { type LoaderInput, type ServerApi, serverApi } from './server-client.ts';

/** The API for the page of one store or item. */
export interface DetailApi {
  /** Within the module that the page shows (MOD-08). */
  readonly here: ServerApi;
  /** In all modules: what was chosen last may be another one than the thing's. */
  readonly everywhere: ServerApi;
  /** The same address in a module that it names; what else it says stays. */
  readonly addressIn: (moduleId: string) => string;
}

export const detailApi = (args: LoaderInput): DetailApi => ({
  here: serverApi(args),
  everywhere: serverApi(args, { everyModule: true }),
  addressIn: (moduleId) => {
    const query = new URLSearchParams(args.url.search);
    query.set(moduleParameter, moduleId);
    return `${args.url.pathname}?${query}`;
  },
});
