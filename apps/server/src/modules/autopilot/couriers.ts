import type { Courier, OrderRow } from '../orders/index.ts';

/** The demo names nobody: its couriers are numbers on a jersey. */
const jerseys = 24;
/** Beyond so many metres nobody rides a bicycle, and further on nobody a motorcycle. */
const bicycleUpToMetres = 2500;
const motorcycleUpToMetres = 9000;

function vehicleFor(routeMetres: number): Courier['vehicle'] {
  if (routeMetres <= bicycleUpToMetres) return 'bicycle';
  return routeMetres <= motorcycleUpToMetres ? 'motorcycle' : 'car';
}

/** The same order always gets the same courier. */
export function courierFor(order: Pick<OrderRow, 'number' | 'route_metres'>): Courier {
  const jersey = (order.number % jerseys) + 1;
  const name = {
    en: `Courier ${jersey}`,
    ar: `المندوب ${jersey}`,
    nl: `Koerier ${jersey}`,
    fr: `Coursier ${jersey}`,
  };
  return { name, vehicle: vehicleFor(order.route_metres ?? 0) };
}
