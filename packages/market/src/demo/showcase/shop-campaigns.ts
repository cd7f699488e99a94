import { categoryId, isSelling, type StoreRow } from '../../stores/index.ts';
import type { CampaignDraft } from './showcase-texts.ts';

type Store = Pick<StoreRow, 'moduleType' | 'categoryIds'>;

/** Stores with items in one of the categories. */
const selling =
  (...keys: string[]) =>
  ({ moduleType, categoryIds }: Store): boolean =>
    isSelling(moduleType) && keys.some((key) => categoryIds.includes(categoryId(moduleType, key)));

/** The second campaign of each kind of shop, and the third of shops with a mixed range. */
export const shopCampaigns: readonly CampaignDraft[] = [
  {
    key: 'grill-weekend',
    moduleType: 'grocery',
    takesPart: selling('meat', 'beer-wine'),
    days: 9,
    fromMinute: null,
    untilMinute: null,
    objects: ['cut-of-meat', 'fire', 'wine-glass', 'salad'],
    variant: 6,
    title: {
      en: 'Ready for the grill',
      ar: 'كل شيء جاهز للشواء',
      nl: 'Klaar voor de grill',
      fr: 'Prêts pour le gril',
    },
    description: {
      en: 'Meat for the embers and a bottle to go with it.',
      ar: 'لحم للجمر وزجاجة ترافقه.',
      nl: 'Vlees voor boven de gloed en een fles erbij.',
      fr: 'De la viande pour la braise et une bouteille pour l’accompagner.',
    },
  },
  {
    key: 'kind-to-skin',
    moduleType: 'pharmacy',
    takesPart: selling('skin'),
    days: 10,
    fromMinute: null,
    untilMinute: null,
    objects: ['lotion', 'sunflower', 'soap', 'blossom'],
    variant: 2,
    title: { en: 'Kind to your skin', ar: 'لطف ببشرتك', nl: 'Lief voor je huid', fr: 'Doux pour la peau' },
    description: {
      en: 'Creams and lotions against sun, wind and dry air.',
      ar: 'كريمات ومرطبات ضد الشمس والريح والهواء الجاف.',
      nl: 'Crèmes en lotions tegen zon, wind en droge lucht.',
      fr: 'Crèmes et laits contre le soleil, le vent et l’air sec.',
    },
  },
  {
    key: 'something-to-give',
    moduleType: 'ecommerce',
    takesPart: selling('toys', 'books', 'flowers', 'accessories'),
    days: 14,
    fromMinute: null,
    untilMinute: null,
    objects: ['gift', 'bouquet', 'teddy-bear', 'books'],
    variant: 4,
    title: {
      en: 'Something to give',
      ar: 'شيء يُهدى',
      nl: 'Iets om te geven',
      fr: 'De quoi offrir',
    },
    description: {
      en: 'Small things that look good in wrapping paper.',
      ar: 'أشياء صغيرة تحلو في ورق الهدايا.',
      nl: 'Kleine dingen die het goed doen in cadeaupapier.',
      fr: 'De petites choses qui vont bien au papier cadeau.',
    },
  },
  {
    key: 'out-of-doors',
    moduleType: 'ecommerce',
    takesPart: selling('sports', 'cycling', 'shoes', 'plants'),
    days: 12,
    fromMinute: null,
    untilMinute: null,
    objects: ['tent', 'bicycle', 'hiking-boot', 'football'],
    variant: 7,
    title: { en: 'Out of doors', ar: 'إلى الهواء الطلق', nl: 'Naar buiten', fr: 'Au grand air' },
    description: {
      en: 'For the park, the hills and the balcony.',
      ar: 'للحديقة والتلال والشرفة.',
      nl: 'Voor het park, de heuvels en het balkon.',
      fr: 'Pour le parc, les collines et le balcon.',
    },
  },
];
