import type { RewardSettings } from '@promenade/domain/ledger';
import type { MarketPlan, GiftRow } from '../plan/index.ts';
import { stableId } from '../stores/index.ts';

// Longer than any demonstration runs.
const DAYS = 3650;

const row = (key: string, of: Omit<GiftRow, 'id' | 'days'>): GiftRow => ({
  ...of,
  id: stableId(`gift/${key}`),
  days: DAYS,
});

/**
 * A demonstration's rewards, all proportional to one amount.
 * @param eveningMinor the price of an evening for two, a round sum
 */
export function demoRewards(eveningMinor: number): RewardSettings {
  return {
    wallet: true,
    loyalty: true,
    pointsPerHundred: 5,
    pointsPerMajor: 2,
    minimumPoints: 50,
    referral: true,
    referrerMinor: eveningMinor * 0.15,
    friendDiscount: { type: 'percent', amount: 10, maximumMinor: eveningMinor * 0.2 },
  };
}

function bonuses(eveningMinor: number): GiftRow[] {
  return [
    row('first-top-up', {
      type: 'percent',
      amount: 5,
      minimumMinor: eveningMinor,
      maximumMinor: eveningMinor * 0.2,
      perCustomer: 0,
      title: {
        en: '5% on top',
        ar: '5% إضافية',
        nl: '5% erbij',
        fr: '5 % en plus',
      },
      description: {
        en: 'We add a twentieth to what you put in.',
        ar: 'نضيف جزءًا من عشرين إلى ما تودعه.',
        nl: 'Wij leggen er een twintigste bij.',
        fr: 'Nous ajoutons un vingtième à ce que vous versez.',
      },
    }),
    row('large-top-up', {
      type: 'percent',
      amount: 10,
      minimumMinor: eveningMinor * 3,
      maximumMinor: eveningMinor * 0.5,
      perCustomer: 0,
      title: {
        en: '10% on top of larger sums',
        ar: '10% إضافية على المبالغ الأكبر',
        nl: '10% erbij op grotere bedragen',
        fr: '10 % en plus sur les sommes plus grandes',
      },
      description: {
        en: 'The more you put in at once, the more we add.',
        ar: 'كلما أودعت أكثر دفعة واحدة زاد ما نضيفه.',
        nl: 'Hoe meer je ineens inlegt, hoe meer wij erbij leggen.',
        fr: 'Plus vous versez en une fois, plus nous ajoutons.',
      },
    }),
  ];
}

function cashbacks(eveningMinor: number): GiftRow[] {
  return [
    row('every-order', {
      type: 'percent',
      amount: 2,
      minimumMinor: eveningMinor * 0.5,
      maximumMinor: eveningMinor * 0.1,
      perCustomer: 0,
      title: {
        en: '2% of every order back',
        ar: 'استرداد 2% من كل طلب',
        nl: '2% van elke bestelling terug',
        fr: '2 % remboursés sur chaque commande',
      },
    }),
    row('first-large-orders', {
      type: 'percent',
      amount: 8,
      minimumMinor: eveningMinor,
      maximumMinor: eveningMinor * 0.2,
      perCustomer: 3,
      title: {
        en: '8% back on your first three large orders',
        ar: 'استرداد 8% من أول ثلاثة طلبات كبيرة',
        nl: '8% terug op je eerste drie grote bestellingen',
        fr: '8 % remboursés sur vos trois premières grandes commandes',
      },
    }),
  ];
}

/** The market with its demonstration's wallet bonuses and cashback. */
export function withGifts(plan: MarketPlan, eveningMinor: number): MarketPlan {
  return { ...plan, gifts: { bonuses: bonuses(eveningMinor), cashbacks: cashbacks(eveningMinor) } };
}
