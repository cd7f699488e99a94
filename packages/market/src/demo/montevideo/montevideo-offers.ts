import type { BannerDraft, CouponDraft } from '../offers.ts';

/** Amounts in pesos, which have no smaller unit. */
export const montevideoCoupons: readonly CouponDraft[] = [
  {
    code: 'HOLA20',
    couponType: 'first_order',
    discountType: 'percent',
    discount: 20,
    minimumPurchaseMinor: 400,
    maximumDiscountMinor: 250,
    usesPerCustomer: 1,
    title: {
      en: '20% off your first order',
      ar: 'خصم 20% على طلبك الأول',
      nl: '20% korting op je eerste bestelling',
      fr: '20 % sur votre première commande',
    },
  },
  {
    code: 'RAMBLA10',
    couponType: 'default',
    discountType: 'percent',
    discount: 10,
    minimumPurchaseMinor: 600,
    maximumDiscountMinor: 200,
    usesPerCustomer: null,
    title: {
      en: '10% off from $600',
      ar: 'خصم 10% ابتداءً من 600$',
      nl: '10% korting vanaf $600',
      fr: '10 % dès 600 $',
    },
  },
  {
    code: 'ENVIO',
    couponType: 'free_delivery',
    discountType: 'amount',
    discount: 0,
    minimumPurchaseMinor: 700,
    maximumDiscountMinor: 0,
    usesPerCustomer: 3,
    title: {
      en: 'Free delivery from $700',
      ar: 'توصيل مجاني ابتداءً من 700$',
      nl: 'Gratis bezorging vanaf $700',
      fr: 'Livraison offerte dès 700 $',
    },
  },
  {
    code: 'POCITOS100',
    couponType: 'zone_wise',
    discountType: 'amount',
    discount: 100,
    minimumPurchaseMinor: 800,
    maximumDiscountMinor: 0,
    usesPerCustomer: 2,
    zoneSlugs: ['pocitos'],
    title: {
      en: '$100 off in Pocitos',
      ar: 'خصم 100$ في بوسيتوس',
      nl: '$100 korting in Pocitos',
      fr: '100 $ de remise à Pocitos',
    },
  },
  {
    code: 'FARO50',
    moduleType: 'food',
    couponType: 'default',
    discountType: 'amount',
    discount: 50,
    minimumPurchaseMinor: 500,
    maximumDiscountMinor: 0,
    usesPerCustomer: 1,
    totalUses: 500,
    title: {
      en: '$50 off a meal, for the first five hundred',
      ar: 'خصم 50$ على وجبة لأول خمسمئة طلب',
      nl: '$50 korting op een maaltijd, voor de eerste vijfhonderd',
      fr: '50 $ de remise sur un repas, pour les cinq cents premiers',
    },
  },
];

export const montevideoBanners: readonly BannerDraft[] = [
  {
    category: 'grill',
    objects: ['cut-of-meat', 'hot-dog', 'wine-glass', 'fire'],
    variant: 1,
    title: {
      en: 'Sunday asado, any day',
      ar: 'أسادو الأحد في أي يوم',
      nl: 'Zondagse asado, elke dag',
      fr: 'L’asado du dimanche, tous les jours',
    },
  },
  {
    category: 'ice-cream',
    objects: ['ice-cream', 'strawberry', 'soft-ice-cream', 'waffle'],
    variant: 2,
    title: {
      en: 'A kilo of ice cream for the rambla',
      ar: 'كيلو مثلجات للكورنيش',
      nl: 'Een kilo ijs voor op de rambla',
      fr: 'Un kilo de glace pour la rambla',
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
