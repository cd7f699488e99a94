import type { Reply } from '@promenade/contract/calls';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { MarketPage } from '../../features/help/market-page.tsx';
import { serverApi } from '../../lib/api/server-client.ts';
import { paths } from '../../lib/paths/paths.ts';

export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';
export { RouteError as ErrorBoundary } from '../error-page.tsx';

const written: ReadonlySet<string> = new Set([
  paths.aboutUs(),
  paths.termsAndConditions(),
  paths.privacyPolicy(),
  paths.refundPolicy(),
  paths.cancellationPolicy(),
  paths.shippingPolicy(),
]);

/** Terms, policies and about us, as entered by the operator. Other single-segment addresses are not found. */
export async function loader(args: LoaderFunctionArgs): Promise<Reply<'pages.get'>> {
  const path = `/${args.params['page']}`;
  if (path === '/contact') throw redirect(paths.helpAndSupport());
  if (!written.has(path)) throw data(null, { status: 404 });
  return serverApi(args).load('pages.get', { params: { slug: path.slice(1) as Reply<'pages.get'>['slug'] } });
}

export default function Page({ loaderData }: { readonly loaderData: Reply<'pages.get'> }) {
  return <MarketPage page={loaderData} />;
}
