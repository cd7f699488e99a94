import type { BannerDraft } from './offers.ts';

/** The banners of every demonstration's rental home; those of vehicles that nobody rents out here are left out. */
export const rentalBanners: readonly BannerDraft[] = [
  {
    moduleType: 'rental',
    category: 'cabriolets',
    objects: [
      { body: 'cabriolet', paint: 'yellow' },
      { body: 'scooter', paint: 'teal' },
    ],
    variant: 0,
    title: {
      en: 'The coast road, roof down',
      ar: 'طريق الساحل بسقف مكشوف',
      nl: 'De kustweg, dak omlaag',
      fr: 'La corniche, toit ouvert',
    },
  },
  {
    moduleType: 'rental',
    category: 'small-cars',
    objects: [
      { body: 'hatchback', paint: 'red' },
      { body: 'city-car', paint: 'teal' },
    ],
    variant: 4,
    title: {
      en: 'A small car for the big errands',
      ar: 'سيارة صغيرة للمشاوير الكبيرة',
      nl: 'Een kleine auto voor de grote boodschappen',
      fr: 'Une petite voiture pour les grandes courses',
    },
  },
  {
    moduleType: 'rental',
    category: 'bicycles',
    objects: [
      { body: 'bicycle', paint: 'orange' },
      { body: 'e-bike', paint: 'teal' },
    ],
    variant: 1,
    title: {
      en: 'Two wheels, all afternoon',
      ar: 'عجلتان طوال العصر',
      nl: 'Twee wielen, de hele middag',
      fr: 'Deux roues, tout l’après-midi',
    },
  },
  {
    moduleType: 'rental',
    category: 'suvs',
    objects: [
      { body: 'suv', paint: 'green' },
      { body: 'motorcycle', paint: 'sand' },
    ],
    variant: 6,
    title: {
      en: 'Out of the city by Friday noon',
      ar: 'خارج المدينة قبل ظهر الجمعة',
      nl: 'Vrijdagmiddag de stad uit',
      fr: 'Hors de la ville dès vendredi midi',
    },
  },
];
