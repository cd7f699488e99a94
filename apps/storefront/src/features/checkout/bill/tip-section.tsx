import { HIGHEST_GIVEN } from '@promenade/domain/money';
import { useState } from 'react';
import type { AmountProblem } from '../../../lib/form/read-amount.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import styles from '../checkout.module.css';
import { Part } from '../../../ui/part/part.tsx';
import type { Draft } from '../draft.ts';
import { typedTip } from './own-tip.ts';
import { tipSuggestions } from './tip-suggestions.ts';

interface TipProps extends Pick<Draft, 'tip' | 'ownTip'> {
  readonly problem: AmountProblem | null;
  readonly subtotal: number;
  readonly onChange: (tip: Pick<Draft, 'tip' | 'ownTip'>) => void;
}

const problemTexts = {
  unread: 'checkout.tipUnread',
  tooMuch: 'checkout.tipMost',
  tooFine: 'checkout.tipStep',
} as const;

/** A custom tip, parsed as people type it: number fields reject Arabic digits, and in some browsers commas. */
function OwnTip({ tip, ownTip, problem, onChange }: Omit<TipProps, 'subtotal'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const bound = problem === 'tooFine' ? 10 ** -decimals : HIGHEST_GIVEN;
  return (
    <TextField
      label={t('checkout.ownTipLabel')}
      inputMode="decimal"
      autoComplete="off"
      value={ownTip ?? (tip > 0 ? String(tip) : '')}
      error={problem ? t(problemTexts[problem], { amount: isolate(format.price(bound)) }) : undefined}
      onChange={({ target }) => onChange(typedTip(target.value, decimals))}
    />
  );
}

/** A tip for the courier: none, a suggested one, or any other. */
export function TipSection({ tip, ownTip, problem, subtotal, onChange }: TipProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { digit_after_decimal_point: decimals } = useMarket().config;
  // Fixed once shown: suggestions that change under the finger would be worse than none.
  const [suggestions] = useState(() => tipSuggestions(subtotal, decimals));
  const own = ownTip !== null || (tip > 0 && !suggestions.includes(tip));
  const pick = (amount: number): void => onChange({ tip: amount, ownTip: null });
  return (
    <Part title={t('checkout.tip')}>
      <div className={styles['tipRoom']}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as a box. */}
        <div
          role="group"
          className={classNames(styles['chips'], styles['tips'])}
          aria-label={t('checkout.tip')}
        >
          <Chip chosen={tip === 0 && !own} onClick={() => pick(0)}>
            {t('checkout.noTip')}
          </Chip>
          {suggestions.map((amount) => (
            <Chip key={amount} chosen={tip === amount && !own} onClick={() => pick(amount)}>
              <bdi>{format.price(amount)}</bdi>
            </Chip>
          ))}
          <Chip
            chosen={own}
            onClick={() => onChange({ tip, ownTip: ownTip ?? (tip > 0 ? String(tip) : '') })}
          >
            {t('checkout.ownTip')}
          </Chip>
        </div>
      </div>
      {own && <OwnTip tip={tip} ownTip={ownTip} problem={problem} onChange={onChange} />}
    </Part>
  );
}
