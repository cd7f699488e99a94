import type { LoaderFunctionArgs } from 'react-router';
import { rentalApi } from '../../features/rental/in-rental.ts';
import { loadResults, type Results } from '../../features/rental/results/load-results.ts';
import { ResultsPage } from '../../features/rental/results/results-page.tsx';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { WithRental } from '../overlays/with-rental.tsx';

export { RouteError as ErrorBoundary } from '../error-page.tsx';
export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

export async function loader(args: LoaderFunctionArgs): Promise<Packed<Results>> {
  return pack(await loadResults(await rentalApi(args), args.url.searchParams));
}

/** `/rental/vehicle-search?categoryId=…` or `?all_category=1` (RENT-01). */
export default function VehicleSearch({ loaderData }: { readonly loaderData: Packed<Results> }) {
  const results = unpack(loaderData);
  return (
    <WithRental trip={results.trip}>
      <ResultsPage results={results} />
    </WithRental>
  );
}
