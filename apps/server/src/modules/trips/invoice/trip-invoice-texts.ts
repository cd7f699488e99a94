import type { Language } from '@promenade/contract/refusals';
import type { RentalType } from '@promenade/domain/rental';

/** What an invoice of a trip says beyond that of an order; `{count}` is replaced. */
export interface TripInvoiceText {
  readonly trip: string;
  readonly vehicle: string;
  readonly vehicles: string;
  readonly bookedBy: string;
  readonly hiredOf: string;
  readonly measure: Readonly<Record<RentalType, string>>;
}

/** The words of a trip's invoice. */
export const tripInvoiceTexts: Readonly<Record<Language, TripInvoiceText>> = {
  en: {
    trip: 'Trip',
    vehicle: 'Vehicle',
    vehicles: 'Vehicles',
    bookedBy: 'Booked by',
    hiredOf: 'Hired from',
    measure: { hourly: 'Hours: {count}', day_wise: 'Days: {count}', distance_wise: 'Kilometres: {count}' },
  },
  ar: {
    trip: 'رحلة',
    vehicle: 'المركبة',
    vehicles: 'المركبات',
    bookedBy: 'حجزها',
    hiredOf: 'المؤجِّر',
    measure: { hourly: 'ساعات: {count}', day_wise: 'أيام: {count}', distance_wise: 'كيلومترات: {count}' },
  },
  nl: {
    trip: 'Rit',
    vehicle: 'Voertuig',
    vehicles: 'Voertuigen',
    bookedBy: 'Geboekt door',
    hiredOf: 'Verhuurd door',
    measure: { hourly: 'Uren: {count}', day_wise: 'Dagen: {count}', distance_wise: 'Kilometers: {count}' },
  },
  fr: {
    trip: 'Trajet',
    vehicle: 'Véhicule',
    vehicles: 'Véhicules',
    bookedBy: 'Réservé par',
    hiredOf: 'Loué auprès de',
    measure: {
      hourly: 'Heures\u00a0: {count}',
      day_wise: 'Jours\u00a0: {count}',
      distance_wise: 'Kilomètres\u00a0: {count}',
    },
  },
};
