import { redirect } from 'react-router';
import { type LoaderInput, type ServerApi, serverApi } from '../../lib/api/server-client.ts';
import { activeModules, moduleParameter } from '../../lib/session/visit-module.ts';

/**
 * The API for a page of rental. What was chosen last may be another module: the address then leads into the market's
 * rental, so that header, cart and words are rental's.
 */
export async function rentalApi(args: LoaderInput): Promise<ServerApi> {
  const api = serverApi(args);
  if (api.visit.module?.module_type === 'rental') return api;
  const modules = activeModules(await api.load('settings.modules'));
  const rental = modules.find(({ module_type }) => module_type === 'rental');
  const { pathname, searchParams } = new URL(args.request.url);
  if (!rental || searchParams.get(moduleParameter) === rental.id) return api;
  searchParams.set(moduleParameter, rental.id);
  throw redirect(`${pathname}?${searchParams}`);
}
