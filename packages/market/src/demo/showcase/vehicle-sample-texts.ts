import type { SampleText } from './sample-texts.ts';

/** A text, and the vehicles it suits. */
export type VehicleSample = SampleText & { on: 'all' | 'cars' | 'cycles' };

/** Anonymous sample reviews of rented vehicles. */
export const vehicleSamples: readonly VehicleSample[] = [
  {
    on: 'all',
    stars: 5,
    text: {
      en: 'Clean, full and ready on the minute.',
      ar: 'نظيفة وممتلئة وجاهزة في الموعد تمامًا.',
      nl: 'Schoon, vol en op de minuut klaar.',
      fr: 'Propre, plein fait et prêt à la minute.',
    },
  },
  {
    on: 'all',
    stars: 5,
    text: {
      en: 'Two minutes to hand over, none to give back.',
      ar: 'دقيقتان للاستلام، ولا شيء للإرجاع.',
      nl: 'Twee minuten om op te halen, geen om terug te brengen.',
      fr: 'Deux minutes pour la prendre, aucune pour la rendre.',
    },
  },
  {
    on: 'cars',
    stars: 5,
    text: {
      en: 'Quiet, cool inside, and the boot took everything.',
      ar: 'هادئة وباردة من الداخل، والصندوق اتسع لكل شيء.',
      nl: 'Stil, koel binnen, en de kofferbak nam alles mee.',
      fr: 'Silencieuse, fraîche, et le coffre a tout pris.',
    },
  },
  {
    on: 'cars',
    stars: 5,
    text: {
      en: 'A child seat was waiting inside, as we had asked.',
      ar: 'كان مقعد الطفل في انتظارنا كما طلبنا.',
      nl: 'Het kinderzitje stond er al in, zoals gevraagd.',
      fr: 'Le siège enfant nous attendait, comme demandé.',
    },
  },
  {
    on: 'cycles',
    stars: 5,
    text: {
      en: 'Along the water at sunset: nothing better.',
      ar: 'على طول الماء عند الغروب: لا شيء أجمل.',
      nl: 'Langs het water bij zonsondergang: niets beters.',
      fr: 'Au bord de l’eau au couchant : rien de mieux.',
    },
  },
  {
    on: 'cycles',
    stars: 5,
    text: {
      en: 'Brakes well, runs light, the helmet fitted.',
      ar: 'مكابح جيدة وسير خفيف، والخوذة مناسبة.',
      nl: 'Remt goed, loopt licht, de helm paste.',
      fr: 'Freine bien, roule léger, le casque allait.',
    },
  },
  {
    on: 'all',
    stars: 4,
    text: {
      en: 'All as described. A scratch was there already and written down.',
      ar: 'كل شيء كما وُصف. كان هناك خدش من قبل وقد دُوّن.',
      nl: 'Alles zoals beschreven. Er zat al een kras op, die was genoteerd.',
      fr: 'Conforme. Une rayure était déjà là, et notée.',
    },
  },
  {
    on: 'all',
    stars: 4,
    text: {
      en: 'Good value for the day; by the hour it adds up.',
      ar: 'سعر جيد لليوم؛ أما بالساعة فيتراكم.',
      nl: 'Goede prijs per dag; per uur tikt het aan.',
      fr: 'Bon prix à la journée ; à l’heure, ça monte.',
    },
  },
  {
    on: 'cars',
    stars: 4,
    text: {
      en: 'Drives well. The navigation wanted an update.',
      ar: 'قيادتها ممتازة. الملاحة تحتاج إلى تحديث.',
      nl: 'Rijdt goed. De navigatie wilde een update.',
      fr: 'Se conduit bien. Le GPS attendait une mise à jour.',
    },
  },
  {
    on: 'cycles',
    stars: 4,
    text: {
      en: 'Comfortable; the lock takes some getting used to.',
      ar: 'مريحة؛ القفل يحتاج إلى بعض التعود.',
      nl: 'Comfortabel; aan het slot moet je wennen.',
      fr: 'Confortable ; l’antivol demande de l’habitude.',
    },
  },
  {
    on: 'all',
    stars: 3,
    text: {
      en: 'Fine, but the queue at the desk was long.',
      ar: 'جيدة، لكن الطابور عند المكتب كان طويلًا.',
      nl: 'Prima, maar de rij aan de balie was lang.',
      fr: 'Bien, mais longue file au comptoir.',
    },
  },
  {
    on: 'all',
    stars: 3,
    text: {
      en: 'Older than in the picture, yet it took us there and back.',
      ar: 'أقدم مما في الصورة، لكنها أوصلتنا وأعادتنا.',
      nl: 'Ouder dan op de foto, maar het bracht ons heen en terug.',
      fr: 'Plus vieille que sur l’image, mais nous voilà allés et revenus.',
    },
  },
];
