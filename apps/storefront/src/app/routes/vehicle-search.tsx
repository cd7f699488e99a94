import type { LoaderFunctionArgs } from 'react-router';
import { rentalApi } from '../../features/rental/in-rental.ts';
import { loadResults, type Results } from '../../features/rental/results/load-results.ts';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { lateView } from '../../ui/lazy/late-view.tsx';
import { rentalStyles } from '../overlays/rental-styles.ts';

export { RouteError as ErrorBoundary } from '../error-page.tsx';
export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

const Page = lateView<{ readonly contents: Results }>(
  async () => (await import('../overlays/rental-pages.tsx')).ResultsView,
  rentalStyles,
);

export async function loader(args: LoaderFunctionArgs): Promise<Packed<Results>> {
  return pack(await loadResults(await rentalApi(args), args.url.searchParams));
}

/** `/rental/vehicle-search?categoryId=…` or `?all_category=1` (RENT-01). */
export default function VehicleSearch({ loaderData }: { readonly loaderData: Packed<Results> }) {
  return <Page contents={unpack(loaderData)} />;
}
