import type { BannerDraft, CouponDraft } from '../offers.ts';

/** Amounts in tenge, which have no smaller unit here. */
export const astanaCoupons: readonly CouponDraft[] = [
  {
    code: 'SALEM20',
    couponType: 'first_order',
    discountType: 'percent',
    discount: 20,
    minimumPurchaseMinor: 3500,
    maximumDiscountMinor: 2200,
    usesPerCustomer: 1,
    title: {
      en: '20% off your first order',
      ar: 'خصم 20% على طلبك الأول',
      nl: '20% korting op je eerste bestelling',
      fr: '20 % sur votre première commande',
    },
  },
  {
    code: 'YESIL10',
    couponType: 'zone_wise',
    discountType: 'percent',
    discount: 10,
    minimumPurchaseMinor: 5000,
    maximumDiscountMinor: 1800,
    usesPerCustomer: 2,
    zoneSlugs: ['left-bank'],
    title: {
      en: '10% off on the Left Bank from 5,000 ₸',
      ar: 'خصم 10% في الضفة اليسرى ابتداءً من 5,000 ₸',
      nl: '10% korting op de Linkeroever vanaf 5.000 ₸',
      fr: '10 % sur la Rive gauche dès 5 000 ₸',
    },
  },
  {
    code: 'ZHOL',
    couponType: 'free_delivery',
    discountType: 'amount',
    discount: 0,
    minimumPurchaseMinor: 6000,
    maximumDiscountMinor: 0,
    usesPerCustomer: 3,
    title: {
      en: 'Free delivery from 6,000 ₸',
      ar: 'توصيل مجاني ابتداءً من 6,000 ₸',
      nl: 'Gratis bezorging vanaf 6.000 ₸',
      fr: 'Livraison offerte dès 6 000 ₸',
    },
  },
  {
    code: 'DALA500',
    couponType: 'default',
    discountType: 'amount',
    discount: 500,
    minimumPurchaseMinor: 4500,
    maximumDiscountMinor: 0,
    usesPerCustomer: 1,
    totalUses: 500,
    title: {
      en: '500 ₸ off, for the first five hundred',
      ar: 'خصم 500 ₸ لأول خمسمئة طلب',
      nl: '500 ₸ korting, voor de eerste vijfhonderd',
      fr: '500 ₸ de remise, pour les cinq cents premiers',
    },
  },
];

export const astanaBanners: readonly BannerDraft[] = [
  {
    category: 'grill',
    objects: ['meat-on-bone', 'pot-of-food', 'teapot', 'fire'],
    variant: 1,
    title: {
      en: 'A table for the whole family',
      ar: 'مائدة للعائلة كلها',
      nl: 'Een tafel voor de hele familie',
      fr: 'Une table pour toute la famille',
    },
  },
  {
    category: 'coffee',
    objects: ['hot-beverage', 'croissant', 'shortcake', 'cookie'],
    variant: 2,
    title: {
      en: 'Something warm against the frost',
      ar: 'شيء دافئ في وجه الصقيع',
      nl: 'Iets warms tegen de vorst',
      fr: 'De quoi se réchauffer du gel',
    },
  },
  {
    category: 'breakfast',
    objects: ['pancakes', 'croissant', 'strawberry', 'hot-beverage'],
    variant: 6,
    title: {
      en: 'Breakfast until noon',
      ar: 'فطور حتى الظهر',
      nl: 'Ontbijt tot twaalf uur',
      fr: 'Petit déjeuner jusqu’à midi',
    },
  },
];
