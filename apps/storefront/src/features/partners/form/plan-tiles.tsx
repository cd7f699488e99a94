import { separator } from '../../../lib/format/separator.ts';
import type { Reply } from '@promenade/contract/calls';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import styles from './form.module.css';

export type Plan = Reply<'partners.plans'>['plans'][number];

interface PlanTilesProps {
  readonly plans: readonly Plan[];
  /** Whether the commission is a share of each delivery fee, not of each sale. */
  readonly ofCourier?: boolean;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (plan: string) => void;
}

/** The price of a plan, in a few words. */
function useTerms(ofCourier: boolean): (plan: Plan) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ commission_percent: share, monthly_fee: fee }) => {
    const parts = [];
    if (share > 0) {
      const percent = format.number(share);
      parts.push(t(ofCourier ? 'partners.commissionCourier' : 'partners.commission', { percent }));
    }
    if (fee > 0) parts.push(t('partners.monthly', { price: format.price(fee) }));
    return parts.length > 0 ? parts.join(separator) : t('partners.noFee');
  };
}

/** The market's plans, one of which is chosen. */
export function PlanTiles({ plans, ofCourier = false, value, error, onChange }: PlanTilesProps) {
  const { t } = useTranslation();
  const terms = useTerms(ofCourier);
  const options = plans.map((plan) => ({
    value: plan.id,
    face: (
      <>
        <span className={styles['tileTitle']}>{plan.name}</span>
        <span className={styles['tileTerms']}>{terms(plan)}</span>
        <span className={styles['quiet']}>{plan.description}</span>
      </>
    ),
  }));
  return (
    <ChoiceTiles
      name="business_plan"
      legend={t('partners.plan')}
      value={value}
      error={error}
      options={options}
      onChange={onChange}
    />
  );
}
