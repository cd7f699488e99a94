import type { RentalType } from '@promenade/domain/rental';

/** A place of a trip as stored. */
export interface TripPlaceColumn {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** What a trip is, as the cart keeps it. */
export interface TripColumns {
  readonly rental_type: RentalType;
  /** Of hourly and day_wise; of distance_wise what the way takes. */
  readonly hours: number;
  /** Of distance_wise; null elsewhere. */
  readonly distance_metres: number | null;
  readonly pickup: TripPlaceColumn;
  /** Null where the trip ends where it began. */
  readonly destination: TripPlaceColumn | null;
  /** Null is Pickup Now. */
  readonly pickup_at: Date | null;
}

/** A trip cart as stored. One that a change has just made, and that has no line yet, is of no provider. */
export interface TripCartRow extends TripColumns {
  readonly id: string;
  readonly shopper_id: string;
  readonly store_id: string | null;
  readonly updated_at: Date;
}

/** A line as stored. */
export interface TripCartLineRow {
  readonly id: string;
  readonly cart_id: string;
  readonly vehicle_id: string;
  readonly quantity: number;
  readonly created_at: Date;
}

/** Tables of this room. */
export interface TripCartTables {
  trip_carts: TripCartRow;
  trip_cart_lines: TripCartLineRow;
}
