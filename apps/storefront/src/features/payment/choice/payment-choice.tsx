import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import type { CashWords, PaymentSlotProps } from '../../../lib/wire/payment-slot.ts';
import { Checkbox, Radio } from '../../../ui/choice/choice.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import type { Method } from './methods.ts';
import styles from './payment-choice.module.css';
import { useMethods } from './use-methods.ts';

const icons: Readonly<Record<string, IconName>> = {
  cash_on_delivery: 'bag',
  wallet: 'wallet',
  offline_payment: 'receipt',
};

const pictureWidthPx = 48;
const pictureHeightPx = 32;

/** A gateway's picture, or one of our icons. */
function Picture({ gateway, id }: Method) {
  return (
    <span className={styles['picture']} aria-hidden="true">
      {gateway ? (
        <img src={gateway.picture} alt="" width={pictureWidthPx} height={pictureHeightPx} />
      ) : (
        <Icon name={icons[id] ?? 'wallet'} />
      )}
    </span>
  );
}

function useName(cash: CashWords | undefined): (method: Method) => string {
  const { t } = useTranslation();
  const names: Readonly<Record<string, string>> = {
    cash_on_delivery: cash?.name ?? t('payment.cash'),
    wallet: t('payment.wallet'),
    offline_payment: t('payment.offline'),
  };
  return ({ gateway, id }) => gateway?.title ?? names[id] ?? id;
}

function useHint(
  balance: number | null,
  cash: CashWords | undefined,
): (method: Method) => string | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  const most = useMarket().config.cash_on_delivery_maximum;
  return ({ id, obstacle }) => {
    if (obstacle === 'cash_limit') return t('payment.cashLimit');
    if (id === 'cash_on_delivery')
      return (
        cash?.hint ??
        (most === null ? t('payment.cashHint') : t('payment.cashMost', { amount: format.price(most) }))
      );
    if (id === 'wallet') return t('payment.walletHolds', { amount: format.price(balance ?? 0) });
    return id === 'offline_payment' ? t('payment.offlineHint') : undefined;
  };
}

/** What is said below a method; in its own colour why it is not chosen any more. */
function Hint({ text, isWhy }: { readonly text: string | undefined; readonly isWhy: boolean }) {
  if (!isWhy) return text;
  return (
    <span className={styles['why']} role="alert">
      <Icon name="warning" size={16} />
      {text}
    </span>
  );
}

/**
 * The choice of payment: one of the market's methods, and a part from the wallet if it has a balance (CHK-04,
 * CHK-07).
 */
export function PaymentChoice({ value, onChange, amount, cash }: PaymentSlotProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { methods, balance, part } = useMethods(value, amount, onChange);
  const nameOf = useName(cash);
  const hintOf = useHint(balance, cash);
  return (
    <div className={styles['choice']}>
      {part && (
        <Checkbox
          className={styles['part']}
          label={t('payment.part', { amount: format.price(balance ?? 0) })}
          hint={t('payment.rest', { amount: format.price(part.rest) })}
          checked={value.partial}
          onChange={({ target }) => onChange({ ...value, partial: target.checked })}
        />
      )}
      <div role="radiogroup" aria-label={t('payment.title')} className={styles['methods']}>
        {methods.map((method) => (
          <Radio
            key={method.id}
            name="payment_method"
            value={method.id}
            className={styles['method']}
            checked={method.id === value.method}
            disabled={method.obstacle !== null}
            onChange={() => onChange({ method: method.id, partial: value.partial && method.id !== 'wallet' })}
            label={nameOf(method)}
            hint={<Hint text={hintOf(method)} isWhy={method.obstacle !== null && value.method === ''} />}
            end={<Picture {...method} />}
          />
        ))}
      </div>
    </div>
  );
}
