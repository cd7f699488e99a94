import { type LoaderInput, type ServerApi, serverApi } from './server-client.ts';

/** The API for the page of one store or item. */
export interface DetailApi {
  /** Within the module that the page shows (MOD-08). */
  readonly here: ServerApi;
  /** In all modules: what was chosen last may be another one than the thing's. */
  readonly everywhere: ServerApi;
}

export const detailApi = (args: LoaderInput): DetailApi => ({
  here: serverApi(args),
  everywhere: serverApi(args, { everyModule: true }),
});
