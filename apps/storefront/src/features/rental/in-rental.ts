import { capabilitiesOf, type ModuleType } from '@promenade/domain/modules';
import { redirect } from 'react-router';
import { type LoaderInput, type ServerApi, serverApi } from '../../lib/api/server-client.ts';
import { activeModules, moduleParameter } from '../../lib/session/visit-module.ts';

/** Whether a module is a rental module. */
export const lets = (module: { readonly module_type: ModuleType } | null): boolean =>
  module !== null && capabilitiesOf(module.module_type).trips;

/**
 * The API for a page of rental. The last chosen module may be another one: the address then leads into the market's
 * rental, so that header, cart and texts are rental's.
 */
export async function rentalApi(args: LoaderInput): Promise<ServerApi> {
  const api = serverApi(args);
  if (lets(api.visit.module)) return api;
  const modules = activeModules(await api.load('settings.modules'));
  const rental = modules.find(lets);
  const query = new URLSearchParams(args.url.search);
  if (!rental || query.get(moduleParameter) === rental.id) return api;
  query.set(moduleParameter, rental.id);
  throw redirect(`${args.url.pathname}?${query}`);
}
