import { moduleParameter } from '../session/visit-module.ts';
import { type LoaderInput, type ServerApi, serverApi } from './server-client.ts';

/** The API for the page of one store or item. */
export interface DetailApi {
  /** Within the module that the page shows (MOD-08). */
  readonly here: ServerApi;
  /** In all modules: the last chosen one may not be the item's. */
  readonly everywhere: ServerApi;
  /** The same address in the module that it names; the rest of it stays. */
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
