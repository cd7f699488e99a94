import { demoRewards } from '../gifts.ts';
import { astanaReader, astanaZones } from '../../city/index.ts';
import type { DemoMarket } from '../demo-market.ts';
import { buildOffers } from '../offers.ts';
import { rentalBanners } from '../rental-banners.ts';
import { shopBanners } from '../shop-banners.ts';
import { astanaBanners, astanaCoupons } from './astana-offers.ts';
import { astanaTexts } from './astana-texts.ts';

// What an evening for two costs, in tenge.
const EVENING = 8000;

/** Astana: the same code on a city without a sea, written in another alphabet and paid in another currency. */
export const astana: DemoMarket = {
  reader: astanaReader,
  coast: 'none',
  zones: astanaZones,
  // A peso is about 12 tenge; eating out costs three quarters of what it does in Montevideo. Menus end in 50 or 100.
  prices: { factor: 9, rounding: { stepMinor: 50 } },
  leftOut: ['chivitos', 'minutas', 'parrilla', 'empanadas', 'peruvian'],
  offers: (zoneSlugs) =>
    buildOffers(astanaCoupons, [...astanaBanners, ...shopBanners, ...rentalBanners], zoneSlugs),
  evening: EVENING,
  settings: {
    businessName: 'Promenade Astana',
    // A domain that is nobody's, and a number of Astana (7172) with an exchange that is not given out.
    email: 'hello@example.org',
    phone: '+7 7172 000000',
    address: 'Astana, Kazakhstan',
    country: 'KZ',
    callingCode: '7',
    phoneNationalDigits: 10,
    // Astana keeps the time of Almaty.
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
    rewards: demoRewards(EVENING),
    demo: true,
    autopilot: true,
  },
};
