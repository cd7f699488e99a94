import type { LocalizedText } from '../../texts/index.ts';

/** A review's text, with the stars it suits. */
export type SampleText = { stars: number; text: LocalizedText };

/** For dishes. */
export const foodSamples: readonly SampleText[] = [
  {
    stars: 5,
    text: {
      en: 'Came hot, tasted as if I had sat there.',
      ar: 'وصل ساخنًا، وكأنني جالس هناك.',
      nl: 'Kwam heet aan, alsof ik er zelf zat.',
      fr: 'Arrivé chaud, comme si j’y étais.',
    },
  },
  {
    stars: 5,
    text: {
      en: 'The best I have had around here.',
      ar: 'أفضل ما تذوقته في هذا الحي.',
      nl: 'Het beste dat ik hier in de buurt heb gehad.',
      fr: 'Le meilleur que j’aie mangé par ici.',
    },
  },
  {
    stars: 5,
    text: {
      en: 'Generous portion, and everything well seasoned.',
      ar: 'كمية وفيرة وتتبيل متقن.',
      nl: 'Royale portie, en alles goed op smaak.',
      fr: 'Belle portion, et bien assaisonnée.',
    },
  },
  {
    stars: 4,
    text: {
      en: 'Very good. A little more sauce and it would be perfect.',
      ar: 'جيد جدًا. لو زادت الصلصة قليلًا لكان مثاليًا.',
      nl: 'Heel goed. Iets meer saus en het was perfect.',
      fr: 'Très bon. Un peu plus de sauce et c’était parfait.',
    },
  },
  {
    stars: 4,
    text: {
      en: 'Tasty and well packed; it took ten minutes longer than announced.',
      ar: 'لذيذ ومغلف جيدًا، لكنه تأخر عشر دقائق.',
      nl: 'Lekker en goed ingepakt; het duurde tien minuten langer dan gezegd.',
      fr: 'Savoureux et bien emballé ; dix minutes de plus qu’annoncé.',
    },
  },
  {
    stars: 4,
    text: {
      en: 'We order it every other Friday. Always the same quality.',
      ar: 'نطلبه كل أسبوعين يوم الجمعة، والجودة دائمًا نفسها.',
      nl: 'We bestellen het om de vrijdag. Altijd dezelfde kwaliteit.',
      fr: 'On le prend un vendredi sur deux. Toujours la même qualité.',
    },
  },
  {
    stars: 3,
    text: {
      en: 'Fine, but it had cooled down on the way.',
      ar: 'لا بأس به، لكنه برد في الطريق.',
      nl: 'Prima, maar onderweg afgekoeld.',
      fr: 'Correct, mais refroidi en route.',
    },
  },
  {
    stars: 3,
    text: {
      en: 'Good for the price, nothing special.',
      ar: 'جيد مقابل سعره، لا أكثر.',
      nl: 'Goed voor de prijs, niets bijzonders.',
      fr: 'Bien pour le prix, sans plus.',
    },
  },
];

/** For goods. */
export const shopSamples: readonly SampleText[] = [
  {
    stars: 5,
    text: {
      en: 'Exactly as described, and here the same day.',
      ar: 'كما في الوصف تمامًا، ووصل في اليوم نفسه.',
      nl: 'Precies zoals beschreven, en dezelfde dag in huis.',
      fr: 'Exactement comme décrit, et livré le jour même.',
    },
  },
  {
    stars: 5,
    text: {
      en: 'I buy it again and again.',
      ar: 'أشتريه مرة بعد مرة.',
      nl: 'Ik koop het steeds opnieuw.',
      fr: 'Je le rachète à chaque fois.',
    },
  },
  {
    stars: 5,
    text: {
      en: 'Good quality, carefully packed.',
      ar: 'جودة عالية وتغليف بعناية.',
      nl: 'Goede kwaliteit, zorgvuldig ingepakt.',
      fr: 'Bonne qualité, emballé avec soin.',
    },
  },
  {
    stars: 4,
    text: {
      en: 'Does what it should. The larger one is better value.',
      ar: 'يؤدي الغرض. الحجم الأكبر أوفر.',
      nl: 'Doet wat het moet doen. De grotere is voordeliger.',
      fr: 'Fait ce qu’il doit. Le grand format revient moins cher.',
    },
  },
  {
    stars: 4,
    text: {
      en: 'Happy with it; the box had a dent, what was inside had not.',
      ar: 'راضٍ عنه؛ كانت العلبة منبعجة لكن ما بداخلها سليم.',
      nl: 'Tevreden; de doos had een deuk, de inhoud niet.',
      fr: 'Content ; le carton était cabossé, pas son contenu.',
    },
  },
  {
    stars: 4,
    text: {
      en: 'Good, and cheaper than where I used to get it.',
      ar: 'جيد، وأرخص مما كنت أشتريه من قبل.',
      nl: 'Goed, en goedkoper dan waar ik het eerst haalde.',
      fr: 'Bien, et moins cher que là où je l’achetais avant.',
    },
  },
  {
    stars: 3,
    text: {
      en: 'All right, though smaller than I had thought.',
      ar: 'مقبول، لكنه أصغر مما ظننت.',
      nl: 'In orde, al is het kleiner dan ik dacht.',
      fr: 'Convenable, mais plus petit que je ne pensais.',
    },
  },
  {
    stars: 3,
    text: {
      en: 'It came a day late, otherwise fine.',
      ar: 'تأخر يومًا، وفيما عدا ذلك جيد.',
      nl: 'Kwam een dag later, verder prima.',
      fr: 'Arrivé avec un jour de retard, sinon rien à dire.',
    },
  },
];
