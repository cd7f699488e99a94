import type { PaymentStatus } from '@promenade/domain/orders';
import type {
  FUELS,
  RentalType,
  TripActor,
  TripBill,
  TripPriceInput,
  TripStatus,
} from '@promenade/domain/rental';
import type { GeneratedAlways } from 'kysely';
import type { WithDefaults } from '../../platform/database/with-defaults.ts';
import type { LocalText } from '../../platform/local-text.ts';

/** The provider as it was when the trip was booked. */
export interface ProviderSnapshot {
  readonly slug: string;
  readonly name: string;
  readonly logo: string;
  readonly address: string;
  readonly phone: string | null;
  readonly lat: number;
  readonly lng: number;
}

/** Where a trip begins or ends. */
export interface TripPlace {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** What a bill was made of, but for how long or how far: a trip that is changed keeps the terms it was booked at. */
export type TripTerms = Omit<TripPriceInput, 'rentalType' | 'hours' | 'distanceMetres'>;

/** A bill without its lines, which stand in their rows, and with its terms. */
export type StoredBill = Omit<TripBill, 'lines'> & { readonly terms: TripTerms };

/** A trip as stored. */
export interface TripRow {
  readonly id: string;
  /** What people read. */
  readonly number: number;
  readonly shopper_id: string;
  readonly module_id: string;
  readonly store_id: string;
  readonly provider: ProviderSnapshot;
  readonly rental_type: RentalType;
  readonly hours: number;
  readonly distance_metres: number | null;
  readonly pickup: TripPlace;
  readonly destination: TripPlace | null;
  readonly pickup_now: boolean;
  readonly starts_at: Date;
  /** Not part of the trip any more. */
  readonly ends_at: Date;
  readonly status: TripStatus;
  readonly payment_status: PaymentStatus;
  readonly payment_method: string;
  readonly total_minor: number;
  readonly bill: StoredBill;
  readonly coupon_code: string | null;
  /** What the wallet has paid, and what came past it. */
  readonly wallet_minor: number;
  readonly outside_minor: number;
  /** What of both went back. */
  readonly returned_minor: number;
  /** Until when its money is awaited, and its vehicles are held for it. */
  readonly payment_due_at: Date | null;
  readonly contact_name: string;
  readonly contact_phone: string;
  readonly contact_email: string;
  readonly note: string;
  readonly route_polyline: string | null;
  readonly route_metres: number | null;
  readonly route_seconds: number | null;
  readonly autopilot_speed: number | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** A trip before the database has given it its number. */
export type NewTripRow = Omit<TripRow, 'number' | 'outside_minor' | 'returned_minor'>;

/** A vehicle of a trip as it was booked. */
export interface TripLineRow {
  readonly id: string;
  readonly trip_id: string;
  readonly position: number;
  readonly vehicle_id: string;
  readonly slug: string;
  readonly name: LocalText;
  readonly image: string;
  readonly quantity: number;
  readonly rate_minor: number;
  readonly gross_minor: number;
  readonly discount_minor: number;
  readonly coupon_minor: number;
  readonly tax_minor: number;
  readonly total_minor: number;
}

/** Something that happened to a trip. */
export interface TripEventRow {
  readonly trip_id: string;
  readonly seq: number;
  readonly status: TripStatus;
  readonly actor: TripActor;
  readonly detail: string;
  readonly at: Date;
}

/** Who drives or brings a vehicle. */
export interface Driver {
  readonly name: string;
  readonly phone: string;
}

/** A unit that a trip has, with what its vehicle is called. */
export interface TripUnitRow {
  readonly line_id: string;
  readonly trip_id: string;
  readonly vehicle_id: string;
  readonly unit_id: string;
  readonly driver: Driver | null;
}

/** What a vehicle runs on. */
export type Fuel = (typeof FUELS)[number];

/** What one side saw when a vehicle changed hands. */
export interface HandoverRow {
  readonly id: string;
  readonly trip_id: string;
  readonly unit_id: string;
  readonly moment: 'pickup' | 'return';
  readonly written_by: 'customer' | 'provider';
  readonly odometer_km: number;
  readonly fuel_percent: number;
  /** Names in the private storage. */
  readonly pictures: readonly string[];
  readonly note: string;
  readonly at: Date;
}

/** Tables of this room; of units, plates and fuels it reads what vehicles keeps. */
export interface TripTables {
  trips: WithDefaults<Omit<TripRow, 'number'>, 'outside_minor' | 'returned_minor'> & {
    readonly number: GeneratedAlways<number>;
  };
  trip_lines: TripLineRow;
  trip_events: TripEventRow;
  trip_units: TripUnitRow;
  vehicle_units: { readonly id: string; readonly plate: string };
  vehicles: { readonly id: string; readonly fuel: Fuel };
  trip_handovers: HandoverRow;
}
