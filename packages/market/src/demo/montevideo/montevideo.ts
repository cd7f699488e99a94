import { demoRewards } from '../gifts.ts';
import { montevideoReader, montevideoZones } from '../../city/index.ts';
import type { DemoMarket } from '../demo-market.ts';
import { buildOffers } from '../offers.ts';
import { rentalBanners } from '../rental-banners.ts';
import { shopBanners } from '../shop-banners.ts';
import { montevideoBanners, montevideoCoupons } from './montevideo-offers.ts';
import { montevideoTexts } from './montevideo-texts.ts';

// The price of an evening for two, in pesos.
const EVENING_MINOR = 1000;

/** Montevideo, the market that `npm start` opens. */
export const montevideo: DemoMarket = {
  reader: montevideoReader,
  coast: 'land-mask',
  zones: montevideoZones,
  // Prices on a Uruguayan menu end in 0 or 5 pesos.
  prices: { factor: 1, rounding: { stepMinor: 5 } },
  leftOut: ['kazakh', 'uzbek'],
  offers: (zoneSlugs) =>
    buildOffers(montevideoCoupons, [...montevideoBanners, ...shopBanners, ...rentalBanners], zoneSlugs),
  eveningMinor: EVENING_MINOR,
  settings: {
    businessName: 'Promenade Montevideo',
    // A reserved domain, and a number whose area (2 000) is not assigned.
    email: 'hello@example.org',
    phone: '+598 2000 0000',
    address: 'Montevideo, Uruguay',
    country: 'UY',
    callingCode: '598',
    phoneNationalDigits: 8,
    timeZone: 'America/Montevideo',
    // Uruguayan pesos without decimals: the centésimo coins were withdrawn in 2010, all prices are in whole pesos,
    // and the demo takes cash. So a minor unit is one peso.
    currency: { code: 'UYU', decimals: 0, symbol: '$', symbolDirection: 'left' },
    // Plaza Independencia, where the old town meets the centre.
    defaultLocation: { lat: -34.9066, lng: -56.1997 },
    mapAttribution: '© OpenStreetMap contributors',
    ...montevideoTexts,
    guestCheckout: true,
    vegFilter: true,
    // Uruguay's basic rate of value-added tax; menu prices include it.
    taxPercent: 22,
    taxIncluded: true,
    freeDeliveryOverMinor: 1500,
    extraPackagingMinor: 20,
    cashMaximumMinor: 12_000,
    scheduleOrder: true,
    rewards: demoRewards(EVENING_MINOR),
    demo: true,
    autopilot: true,
  },
};
