import type { SellingModuleType, StoreRow } from '../../stores/index.ts';
import type { LocalizedText } from '../../texts/index.ts';

/** A campaign of every demonstration, with the rule for which stores take part. */
export type CampaignDraft = {
  key: string;
  moduleType: SellingModuleType;
  takesPart: (store: StoreRow) => boolean;
  days: number;
  fromMinute: number | null;
  untilMinute: number | null;
  objects: readonly string[];
  variant: number;
  title: LocalizedText;
  description: LocalizedText;
};

const hasOffer = ({ discount }: StoreRow): boolean => discount !== null;
const everyone = (): boolean => true;

export const campaignDrafts: readonly CampaignDraft[] = [
  {
    key: 'more-for-less',
    moduleType: 'food',
    takesPart: hasOffer,
    days: 10,
    fromMinute: null,
    untilMinute: null,
    objects: ['pizza', 'hamburger', 'spaghetti', 'salad'],
    variant: 3,
    title: {
      en: 'More for less',
      ar: 'أكثر بأقل',
      nl: 'Meer voor minder',
      fr: 'Plus pour moins',
    },
    description: {
      en: 'Kitchens with something off the whole menu these days.',
      ar: 'مطابخ تقدم خصمًا على القائمة كلها في هذه الأيام.',
      nl: 'Keukens die deze dagen korting geven op de hele kaart.',
      fr: 'Des cuisines qui font ces jours-ci une remise sur toute la carte.',
    },
  },
  {
    key: 'green-week',
    moduleType: 'food',
    takesPart: ({ vegetarian }) => vegetarian,
    days: 7,
    fromMinute: null,
    untilMinute: null,
    objects: ['salad', 'avocado', 'broccoli', 'tomato'],
    variant: 5,
    title: { en: 'Green week', ar: 'أسبوع أخضر', nl: 'Groene week', fr: 'Semaine verte' },
    description: {
      en: 'Where there is more than a side dish for those who eat no meat.',
      ar: 'حيث يجد من لا يأكل اللحم أكثر من طبق جانبي.',
      nl: 'Waar er meer dan een bijgerecht is voor wie geen vlees eet.',
      fr: 'Là où qui ne mange pas de viande trouve mieux qu’un accompagnement.',
    },
  },
  {
    key: 'full-fridge',
    moduleType: 'grocery',
    takesPart: everyone,
    days: 12,
    fromMinute: null,
    untilMinute: null,
    objects: ['basket', 'carrot', 'milk-glass', 'bread'],
    variant: 2,
    title: { en: 'A full fridge', ar: 'ثلاجة ممتلئة', nl: 'Een volle koelkast', fr: 'Le frigo plein' },
    description: {
      en: 'The weekly shop from the shops around the corner.',
      ar: 'مشتريات الأسبوع من متاجر الحي.',
      nl: 'De weekboodschappen van de winkels om de hoek.',
      fr: 'Les courses de la semaine chez les commerces du coin.',
    },
  },
  {
    key: 'well-through-winter',
    moduleType: 'pharmacy',
    takesPart: everyone,
    days: 14,
    fromMinute: null,
    untilMinute: null,
    objects: ['thermometer', 'pill', 'honey', 'snowflake'],
    variant: 4,
    title: {
      en: 'Well through the cold days',
      ar: 'بخير في الأيام الباردة',
      nl: 'Goed de koude dagen door',
      fr: 'Bien passer les jours froids',
    },
    description: {
      en: 'What helps against colds, and what keeps them away.',
      ar: 'ما يساعد على نزلات البرد، وما يبعدها.',
      nl: 'Wat helpt tegen verkoudheid, en wat haar weghoudt.',
      fr: 'Ce qui aide contre le rhume, et ce qui l’éloigne.',
    },
  },
  {
    key: 'new-season',
    moduleType: 'ecommerce',
    takesPart: everyone,
    days: 21,
    fromMinute: null,
    untilMinute: null,
    objects: ['t-shirt', 'running-shoe', 'backpack', 'sunglasses'],
    variant: 1,
    title: { en: 'The new season', ar: 'الموسم الجديد', nl: 'Het nieuwe seizoen', fr: 'La nouvelle saison' },
    description: {
      en: 'What has just come in, sent to every part of the city.',
      ar: 'ما وصل للتو، ويُرسل إلى كل أنحاء المدينة.',
      nl: 'Wat net binnen is, bezorgd in de hele stad.',
      fr: 'Ce qui vient d’arriver, livré dans toute la ville.',
    },
  },
];

/** Two alternating sales, so that one is always running and none is extended. */
export const saleTitles: readonly [day: LocalizedText, night: LocalizedText] = [
  { en: 'Deals of the day', ar: 'عروض اليوم', nl: 'Dagdeals', fr: 'Les offres du jour' },
  { en: 'Evening deals', ar: 'عروض المساء', nl: 'Avonddeals', fr: 'Les offres du soir' },
];
