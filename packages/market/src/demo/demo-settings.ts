import type { City } from '../city/index.ts';
import type { DemoSettings } from './demo-types.ts';

/**
 * Uruguayan pesos without decimals: the centésimo's coins were withdrawn in 2010, every price is in whole pesos, and cash
 * is what the demonstration market takes. A minor unit is therefore one peso.
 */
export const CURRENCY = { code: 'UYU', decimals: 0, symbol: '$', symbolDirection: 'left' } as const;

/** Uruguay's basic rate of value-added tax; menu prices include it. */
export const TAX_PERCENT = 22;

export function demoSettings({ bounds }: Pick<City, 'bounds'>): DemoSettings {
  return {
    businessName: 'Promenade Montevideo',
    // A domain that is nobody's, and a number whose area (2 000) is not given out.
    email: 'hello@example.org',
    phone: '+598 2000 0000',
    address: 'Montevideo, Uruguay',
    country: 'UY',
    timeZone: 'America/Montevideo',
    currency: CURRENCY,
    // Plaza Independencia, where the old town meets the centre.
    defaultLocation: { lat: -34.9066, lng: -56.1997 },
    bounds,
    mapAttribution: '© OpenStreetMap contributors',
    ...texts,
    guestCheckout: true,
    vegFilter: true,
    taxPercent: TAX_PERCENT,
    taxIncluded: true,
    freeDeliveryOverMinor: 1500,
    cashMaximumMinor: 12_000,
    scheduleOrder: true,
    demo: true,
    autopilot: true,
  };
}

const texts = {
  headline: {
    en: 'Montevideo’s kitchens, brought to your door',
    ar: 'مطابخ مونتفيديو، تصل إلى بابك',
    nl: 'De keukens van Montevideo, bij jou aan de deur',
    fr: 'Les cuisines de Montevideo, livrées à votre porte',
  },
  subHeadline: {
    en: 'From the grills of the old town to the ice cream of the rambla. Tell us where you are.',
    ar: 'من مشاوي المدينة القديمة إلى مثلجات الكورنيش. أخبرنا أين أنت.',
    nl: 'Van de grills in de oude stad tot het ijs op de rambla. Vertel ons waar je bent.',
    fr: 'Des grillades de la vieille ville aux glaces de la rambla. Dites-nous où vous êtes.',
  },
  footerDescription: {
    en: 'An open marketplace for the places around the corner, on the real map of Montevideo.',
    ar: 'سوق مفتوح للأماكن القريبة منك، على خريطة مونتفيديو الحقيقية.',
    nl: 'Een open markt voor de zaken om de hoek, op de echte kaart van Montevideo.',
    fr: 'Une place de marché ouverte pour les adresses du coin, sur la vraie carte de Montevideo.',
  },
  footerText: {
    en: 'Demonstration data. Places © OpenStreetMap contributors (2017). Menus, prices, ratings and stock are invented; the places named have no affiliation with this site.',
    ar: 'بيانات للعرض فقط. الأماكن © المساهمون في OpenStreetMap ‏(2017). القوائم والأسعار والتقييمات والمخزون غير حقيقية، ولا صلة للأماكن المذكورة بهذا الموقع.',
    nl: 'Demonstratiegegevens. Plaatsen © OpenStreetMap-bijdragers (2017). Menu’s, prijzen, beoordelingen en voorraad zijn verzonnen; de genoemde zaken hebben geen band met deze site.',
    fr: 'Données de démonstration. Lieux © les contributeurs d’OpenStreetMap (2017). Menus, prix, notes et stocks sont inventés ; les lieux cités n’ont aucun lien avec ce site.',
  },
  newsletterTitle: {
    en: 'What’s cooking this month',
    ar: 'ماذا يُطبخ هذا الشهر',
    nl: 'Wat er deze maand op het vuur staat',
    fr: 'Ce qui mijote ce mois-ci',
  },
  newsletterSubTitle: {
    en: 'New places and good offers, once a month and no more.',
    ar: 'أماكن جديدة وعروض جيدة، مرة في الشهر لا أكثر.',
    nl: 'Nieuwe zaken en goede aanbiedingen, één keer per maand en niet vaker.',
    fr: 'De nouvelles adresses et de bonnes offres, une fois par mois et pas plus.',
  },
};
