import type { LoaderFunctionArgs } from 'react-router';
import { loadMore, type MoreOfHome } from '../../features/catalog/home/load-more.ts';
import { pack, type Packed } from '../../lib/api/packed.ts';
import { serverApi } from '../../lib/api/server-client.ts';

/** What home shows further down; fetched by home itself. */
export async function loader(args: LoaderFunctionArgs): Promise<Packed<MoreOfHome>> {
  return pack(await loadMore(serverApi(args)));
}
