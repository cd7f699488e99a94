import { demoRewards } from '../gifts.ts';
import { astanaReader, astanaZones } from '../../city/index.ts';
import type { DemoMarket } from '../demo-market.ts';
import { buildOffers } from '../offers.ts';
import { rentalBanners } from '../rental-banners.ts';
import { shopBanners } from '../shop-banners.ts';
import { astanaBanners, astanaCoupons } from './astana-offers.ts';
import { astanaTexts } from './astana-texts.ts';

// The price of an evening for two, in tenge.
const EVENING_MINOR = 8000;

/** Astana: the same code for a city without a sea, in another alphabet and another currency. */
export const astana: DemoMarket = {
  reader: astanaReader,
  coast: 'none',
  zones: astanaZones,
  // A peso is about 12 tenge, and eating out costs three quarters of what it does in Montevideo. Menu prices end in
  // 50 or 100.
  prices: { factor: 9, rounding: { stepMinor: 50 } },
  leftOut: ['chivitos', 'minutas', 'parrilla', 'empanadas', 'peruvian'],
  offers: (zoneSlugs) =>
    buildOffers(astanaCoupons, [...astanaBanners, ...shopBanners, ...rentalBanners], zoneSlugs),
  eveningMinor: EVENING_MINOR,
  settings: {
    businessName: 'Promenade Astana',
    // A reserved domain, and a number of Astana (7172) in an exchange that is not assigned.
    email: 'hello@example.org',
    phone: '+7 7172 000000',
    address: 'Astana, Kazakhstan',
    country: 'KZ',
    callingCode: '7',
    phoneNationalDigits: 10,
    // Astana uses the time zone of Almaty.
    timeZone: 'Asia/Almaty',
    // Tiyn are no longer coined: every price is in whole tenge. A minor unit is therefore one tenge.
    currency: { code: 'KZT', decimals: 0, symbol: '₸', symbolDirection: 'right' },
    // Baiterek, the tower in the middle of the left bank.
    defaultLocation: { lat: 51.1283, lng: 71.4305 },
    mapAttribution: '© OpenStreetMap contributors',
    ...astanaTexts,
    guestCheckout: true,
    vegFilter: true,
    // Kazakhstan's value-added tax at the time of the map; menu prices include it.
    taxPercent: 12,
    taxIncluded: true,
    freeDeliveryOverMinor: 12_000,
    extraPackagingMinor: 150,
    cashMaximumMinor: 100_000,
    scheduleOrder: true,
    rewards: demoRewards(EVENING_MINOR),
    demo: true,
    autopilot: true,
  },
};
