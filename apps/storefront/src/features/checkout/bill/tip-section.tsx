import { useState } from 'react';
import { readAmount } from '../../../lib/form/read-amount.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import styles from '../checkout.module.css';
import { Part } from '../../../ui/part/part.tsx';
import { tipSuggestions } from './tip-suggestions.ts';

interface TipProps {
  readonly tip: number;
  readonly subtotal: number;
  readonly onChange: (tip: number) => void;
}

const mostTip = 1_000_000;

/** Any other tip. It is read as people type it: a field of numbers takes no Arabic digits, and in some browsers no comma. */
function OwnTip({ tip, onChange }: Omit<TipProps, 'subtotal'>) {
  const { t } = useTranslation();
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const [text, setText] = useState(tip > 0 ? String(tip) : '');
  const write = (typed: string): void => {
    setText(typed);
    const amount = Math.min(mostTip, Math.max(0, readAmount(typed, decimals) ?? 0));
    onChange(Number(amount.toFixed(decimals)));
  };
  return (
    <TextField
      label={t('checkout.ownTipLabel')}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ target }) => write(target.value)}
    />
  );
}

/** A tip for the courier: none, one that is easy to say, or any other. */
export function TipSection({ tip, subtotal, onChange }: TipProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { digit_after_decimal_point: decimals } = useMarket().config;
  // Told once: suggestions that change under the finger would be worse than none.
  const [suggestions] = useState(() => tipSuggestions(subtotal, decimals));
  const [own, setOwn] = useState(tip > 0 && !suggestions.includes(tip));
  const pick = (amount: number): void => {
    setOwn(false);
    onChange(amount);
  };
  return (
    <Part title={t('checkout.tip')}>
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
        <Chip chosen={own} onClick={() => setOwn(true)}>
          {t('checkout.ownTip')}
        </Chip>
      </div>
      {own && <OwnTip tip={tip} onChange={onChange} />}
    </Part>
  );
}
