import type { LoaderFunctionArgs } from 'react-router';
import { loadMore } from '../../features/catalog/home/load-more.ts';
import { serverApi } from '../../lib/api/server-client.ts';

/** The lower part of home; fetched by home itself, as JSON. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await loadMore(serverApi(args)));
}
