import { isExact } from '@promenade/domain/money';
import { useState } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { stillHere } from '../../../lib/view/while-here.ts';
import { readAmount } from '../../../lib/form/read-amount.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { paths } from '../../../lib/paths/paths.ts';

/** The form that adds money (PROF-04): the first method is chosen, nothing goes out at 0 or less. */
export function useAddFund() {
  const { config, origin } = useMarket();
  const methods = config.active_payment_method_list;
  const [text, setText] = useState('');
  const [isTouched, setTouched] = useState(false);
  const [method, setMethod] = useState<string | null>(methods[0]?.gateway ?? null);
  const [isLeaving, setLeaving] = useState(false);
  const call = useCall('wallet.addFund');
  const leadTo = (link: string): void => {
    setLeaving(true);
    window.location.assign(link);
  };
  const amount = readAmount(text, config.digit_after_decimal_point);
  const isTooFine = amount !== undefined && !isExact(amount, config.digit_after_decimal_point);
  return {
    text,
    setText,
    method,
    setMethod,
    methods,
    amount,
    touch: () => setTouched(true),
    lacksAmount: isTouched && (amount === undefined || amount <= 0),
    /** It has more decimals than the currency: nobody pays 13 where 12.5 was typed. */
    isTooFine,
    isReady: (amount ?? 0) > 0 && !isTooFine && method !== null,
    busy: call.isPending || isLeaving,
    submit: () => {
      setTouched(true);
      if (amount === undefined || amount <= 0 || isTooFine || method === null) return;
      const callback = `${origin}${paths.wallet()}`;
      // Whoever has closed the form by then has changed their mind: nothing is paid yet.
      const isHere = stillHere();
      call.mutate(
        { body: { amount, payment_method: method, callback, payment_platform: 'web' } },
        { onSuccess: ({ redirect_link: link }) => isHere() && leadTo(link) },
      );
    },
  };
}
