import { moduleParameter } from '../session/visit-module.ts';
import { visitOf } from '../session/visit.ts';
import { type LoaderInput, type ServerApi, serverApi } from './server-client.ts';

/** The API for the page of one store or item. */
export interface DetailApi {
  /** Within the module that the address names or that was chosen (MOD-08); in all of them for who has chosen none. */
  readonly here: ServerApi;
  /** In all modules. */
  readonly everywhere: ServerApi;
  /** Within one module. */
  readonly inModule: (moduleId: string) => ServerApi;
}

export function detailApi(args: LoaderInput): DetailApi {
  const everywhere = serverApi(args, { moduleId: null });
  const named = new URL(args.request.url).searchParams.has(moduleParameter);
  const isChosen = named || visitOf(args.request).module !== null;
  return {
    here: isChosen ? serverApi(args) : everywhere,
    everywhere,
    inModule: (moduleId) => serverApi(args, { moduleId }),
  };
}

/**
 * The API for a page whose address is its own in one module only, such as a category's: within the module that the
 * address names or that was chosen, else within the first that holds it. Search engines have chosen none.
 * @param holds asks for it; a refusal means no
 */
export async function apiHolding(
  args: LoaderInput,
  holds: (api: ServerApi) => Promise<unknown>,
): Promise<ServerApi> {
  const here = serverApi(args);
  const named = new URL(args.request.url).searchParams.has(moduleParameter);
  if (named || visitOf(args.request).module !== null) return here;
  for (const { id, status } of await here.load('settings.modules')) {
    const api = serverApi(args, { moduleId: id });
    const found = status === 1 && (await holds(api).catch(() => undefined));
    if (found) return api;
  }
  return here;
}
