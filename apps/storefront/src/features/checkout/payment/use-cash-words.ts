import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import type { CashWords } from '../../../lib/wire/payment-slot.ts';
import type { Draft } from '../draft.ts';

/** A take-away is paid where it is collected; for a delivery the usual texts are right. */
export function useCashWords(orderType: Draft['orderType']): CashWords | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  const most = useMarket().config.cash_on_delivery_maximum;
  if (orderType !== 'take_away') return undefined;
  const hint =
    most === null ? t('checkout.cashHint') : t('checkout.cashMost', { amount: format.price(most) });
  return { name: t('checkout.cash'), hint };
}
