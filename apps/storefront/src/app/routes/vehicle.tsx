import type { LoaderFunctionArgs } from 'react-router';
import { rentalApi } from '../../features/rental/in-rental.ts';
import { loadVehicle, type VehicleContents } from '../../features/rental/details/load-vehicle.ts';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { lateView } from '../../ui/lazy/late-view.tsx';
import { rentalStyles } from '../overlays/rental-styles.ts';

export { RouteError as ErrorBoundary } from '../error-page.tsx';
export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

const Page = lateView<{ readonly contents: VehicleContents }>(
  async () => (await import('../overlays/rental-pages.tsx')).VehicleView,
  rentalStyles,
);

export async function loader(args: LoaderFunctionArgs): Promise<Packed<VehicleContents>> {
  const api = await rentalApi(args);
  return pack(await loadVehicle(api, args.params['id'] ?? '', args.url.searchParams));
}

/** `/rental/vehicle-details/{id or slug}?from=…` (RENT-13). */
export default function VehicleRoute({ loaderData }: { readonly loaderData: Packed<VehicleContents> }) {
  return <Page contents={unpack(loaderData)} />;
}
