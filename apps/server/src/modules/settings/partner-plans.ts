import type { PartnerKind } from '@promenade/domain/partners';
import type { LocalText } from '../../platform/local-text.ts';

/** What the market charges a partner. Its id is stable: applications and terms refer to it. */
export interface PartnerPlan {
  readonly id: string;
  readonly kinds: readonly PartnerKind[];
  readonly name: LocalText;
  readonly description: LocalText;
  /** Of each sale; of a courier, of each delivery's fee. */
  readonly commissionPercent: number;
  /** Minor units a month. */
  readonly monthlyFeeMinor: number;
}

/** A share of each sale, or a fee each month: until an operator decides otherwise. */
export const defaultPartnerPlans: readonly PartnerPlan[] = [
  {
    id: 'commission',
    kinds: ['store', 'provider'],
    name: { en: 'Share of sales', ar: 'حصة من المبيعات', nl: 'Deel van de omzet', fr: 'Part des ventes' },
    description: {
      en: 'Nothing to pay until you sell. A share of each sale is kept.',
      ar: 'لا تدفع شيئًا حتى تبيع. تُقتطع حصة من كل عملية بيع.',
      nl: 'Niets te betalen tot je verkoopt. Van elke verkoop wordt een deel ingehouden.',
      fr: 'Rien à payer avant de vendre. Une part de chaque vente est retenue.',
    },
    commissionPercent: 15,
    monthlyFeeMinor: 0,
  },
  {
    id: 'monthly',
    kinds: ['store', 'provider'],
    name: { en: 'Monthly fee', ar: 'رسم شهري', nl: 'Vast maandbedrag', fr: 'Forfait mensuel' },
    description: {
      en: 'One fee a month, whatever you sell.',
      ar: 'رسم واحد كل شهر مهما بعت.',
      nl: 'Eén bedrag per maand, wat je ook verkoopt.',
      fr: 'Un seul montant par mois, quelles que soient les ventes.',
    },
    commissionPercent: 0,
    monthlyFeeMinor: 4900,
  },
  {
    id: 'per-delivery',
    kinds: ['courier'],
    name: { en: 'Per delivery', ar: 'لكل توصيلة', nl: 'Per bezorging', fr: 'À la course' },
    description: {
      en: 'Ride when you like. You keep the delivery fee, less a share.',
      ar: 'اعمل وقتما تشاء. لك رسوم التوصيل إلا حصة منها.',
      nl: 'Rijd wanneer je wilt. Je houdt de bezorgkosten, op een deel na.',
      fr: 'Roulez quand vous voulez. Les frais de livraison sont pour vous, moins une part.',
    },
    commissionPercent: 10,
    monthlyFeeMinor: 0,
  },
  {
    id: 'salaried',
    kinds: ['courier'],
    name: { en: 'By agreement', ar: 'باتفاق', nl: 'In overleg', fr: 'Par accord' },
    description: {
      en: 'Fixed shifts and a wage, agreed with the market.',
      ar: 'ورديات ثابتة وأجر متفق عليه مع السوق.',
      nl: 'Vaste diensten en een loon, af te spreken met de markt.',
      fr: 'Des horaires fixes et un salaire, convenus avec le marché.',
    },
    commissionPercent: 0,
    monthlyFeeMinor: 0,
  },
];
