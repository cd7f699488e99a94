import type { LoaderFunctionArgs } from 'react-router';
import { loadVehicle, type VehicleContents } from '../../features/rental/details/load-vehicle.ts';
import { VehiclePage } from '../../features/rental/details/vehicle-page.tsx';
import { rentalApi } from '../../features/rental/in-rental.ts';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { WithRental } from '../overlays/with-rental.tsx';

export { RouteError as ErrorBoundary } from '../error-page.tsx';
export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

export async function loader(args: LoaderFunctionArgs): Promise<Packed<VehicleContents>> {
  const api = await rentalApi(args);
  return pack(await loadVehicle(api, args.params['id'] ?? '', args.url.searchParams));
}

/** `/rental/vehicle-details/{id or slug}?from=…` (RENT-13). */
export default function VehicleRoute({ loaderData }: { readonly loaderData: Packed<VehicleContents> }) {
  const contents = unpack(loaderData);
  return (
    <WithRental trip={contents.trip}>
      <VehiclePage key={contents.vehicle.id} contents={contents} />
    </WithRental>
  );
}
