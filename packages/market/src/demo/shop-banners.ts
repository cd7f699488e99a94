import type { BannerDraft } from './offers.ts';

/** The banners of every demonstration's shop modules. */
export const shopBanners: readonly BannerDraft[] = [
  {
    moduleType: 'grocery',
    category: 'fruit-vegetables',
    objects: ['apple', 'carrot', 'banana', 'leafy-green'],
    variant: 0,
    title: {
      en: 'Straight from the market garden',
      ar: 'من البستان مباشرة',
      nl: 'Zo van de tuinderij',
      fr: 'Tout droit du maraîcher',
    },
  },
  {
    moduleType: 'grocery',
    category: 'bakery',
    objects: ['croissant', 'baguette', 'bread', 'pretzel'],
    variant: 5,
    title: {
      en: 'Bread that is still warm',
      ar: 'خبز لا يزال ساخنًا',
      nl: 'Brood dat nog warm is',
      fr: 'Du pain encore chaud',
    },
  },
  {
    moduleType: 'pharmacy',
    category: 'first-aid',
    objects: ['bandage', 'thermometer', 'medical-sign', 'lotion'],
    variant: 1,
    title: {
      en: 'For the cabinet at home',
      ar: 'لخزانة الأدوية في البيت',
      nl: 'Voor het medicijnkastje thuis',
      fr: 'Pour l’armoire à pharmacie',
    },
  },
  {
    moduleType: 'pharmacy',
    category: 'mother-baby',
    objects: ['baby-bottle', 'teddy-bear', 'baby', 'lotion'],
    variant: 6,
    title: {
      en: 'All that the smallest need',
      ar: 'كل ما يحتاجه الصغار',
      nl: 'Alles voor de allerkleinsten',
      fr: 'Tout pour les tout-petits',
    },
  },
  {
    moduleType: 'ecommerce',
    category: 'home',
    objects: ['sofa', 'potted-plant', 'candle', 'picture-frame'],
    variant: 3,
    title: {
      en: 'A room to come home to',
      ar: 'غرفة تشتاق إلى العودة إليها',
      nl: 'Een kamer om in thuis te komen',
      fr: 'Une pièce où l’on aime rentrer',
    },
  },
  {
    moduleType: 'ecommerce',
    category: 'books-paper',
    objects: ['books', 'pencil', 'book', 'notebook'],
    variant: 5,
    title: {
      en: 'A pile for the rainy days',
      ar: 'كومة كتب لأيام المطر',
      nl: 'Een stapel voor regenachtige dagen',
      fr: 'Une pile pour les jours de pluie',
    },
  },
];
