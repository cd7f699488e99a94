import { HIGHEST_GIVEN, HIGHEST_MINOR, toMajor } from '@promenade/domain/money';
import { useState } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { stillHere } from '../../../lib/view/while-here.ts';
import { amountProblem, readAmount } from '../../../lib/form/read-amount.ts';
import { useKeptWords } from '../../../lib/form/use-kept-words.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { whoIsHere } from '../../../lib/session/who-is-here.ts';

/** The name of the amount as it is typed: Back from the gateway leads to it again. */
export const typedAmount = (): string => `fund ${whoIsHere()}`;

/** The form that adds money (PROF-04): the first method is preselected, and 0 or less is not sent. */
export function useAddFund() {
  const { config, origin } = useMarket();
  const methods = config.active_payment_method_list;
  const [text, setText] = useKeptWords(typedAmount());
  const [isTouched, setTouched] = useState(false);
  const [method, setMethod] = useState<string | null>(methods[0]?.gateway ?? null);
  const [isLeaving, setLeaving] = useState(false);
  const call = useCall('wallet.addFund');
  const leadTo = (link: string): void => {
    setLeaving(true);
    window.location.assign(link);
  };
  const { digit_after_decimal_point: decimals } = config;
  const amount = readAmount(text, decimals);
  const most = Math.min(HIGHEST_GIVEN, toMajor(HIGHEST_MINOR, decimals));
  const problem = amountProblem(text, decimals, most);
  return {
    text,
    setText,
    method,
    setMethod,
    methods,
    amount,
    touch: () => setTouched(true),
    lacksAmount: isTouched && (amount === undefined || amount <= 0),
    most,
    isTooMuch: problem === 'tooMuch',
    /** It has more decimals than the currency: nobody should pay 13 after typing 12.5. */
    isTooFine: problem === 'tooFine',
    isReady: (amount ?? 0) > 0 && problem === null && method !== null,
    busy: call.isPending || isLeaving,
    submit: () => {
      setTouched(true);
      if (amount === undefined || amount <= 0 || problem !== null || method === null) return;
      const callback = `${origin}${paths.wallet()}`;
      // A shopper who has closed the form by then has changed their mind: nothing is paid yet.
      const isHere = stillHere();
      call.mutate(
        { body: { amount, payment_method: method, callback, payment_platform: 'web' } },
        { onSuccess: ({ redirect_link: link }) => isHere() && leadTo(link) },
      );
    },
  };
}
