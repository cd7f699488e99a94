import { OpeningHours } from '../../features/catalog/store/opening-hours.tsx';
import type { VehicleContents } from '../../features/rental/details/load-vehicle.ts';
import { VehiclePage } from '../../features/rental/details/vehicle-page.tsx';
import type { RentalHomeContents } from '../../features/rental/home/load-rental-home.ts';
import { RentalHome } from '../../features/rental/home/rental-home.tsx';
import type { ProviderContents, ProvidersContents } from '../../features/rental/providers/load-providers.ts';
import { ProviderPage } from '../../features/rental/providers/provider-page.tsx';
import { ProvidersPage } from '../../features/rental/providers/providers-page.tsx';
import type { Results } from '../../features/rental/results/load-results.ts';
import { ResultsPage } from '../../features/rental/results/results-page.tsx';
import { WithRental } from './with-rental.tsx';

/** Pages of rental, put together with parts of other features. */
export const RentalHomeView = ({ contents }: { readonly contents: RentalHomeContents }) => (
  <WithRental trip={contents.trip}>
    <RentalHome contents={contents} />
  </WithRental>
);

export const ResultsView = ({ contents }: { readonly contents: Results }) => (
  <WithRental trip={contents.trip}>
    <ResultsPage results={contents} />
  </WithRental>
);

export const VehicleView = ({ contents }: { readonly contents: VehicleContents }) => (
  <WithRental trip={contents.trip}>
    <VehiclePage key={contents.vehicle.id} contents={contents} />
  </WithRental>
);

export const ProvidersView = ({ contents }: { readonly contents: ProvidersContents }) => (
  <WithRental trip={contents.trip}>
    <ProvidersPage contents={contents} />
  </WithRental>
);

export const ProviderView = ({ contents }: { readonly contents: ProviderContents }) => (
  <WithRental trip={contents.trip}>
    <ProviderPage
      key={contents.provider.id}
      contents={contents}
      hours={<OpeningHours store={contents.provider} nowMs={contents.nowMs} />}
    />
  </WithRental>
);
