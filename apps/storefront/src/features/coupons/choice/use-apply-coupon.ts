import { separator } from '../../../lib/format/separator.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalTexts } from '../../../lib/api/refusal-toasts.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lastAsked } from '../../../lib/turns/turns.ts';
import type { CouponCalls } from '../../../lib/wire/coupon-slot.ts';

/** Asks the server whether a code applies; shows the reason next to the field if not. Of several the last one counts. */
export function useApplyCoupon(calls: CouponCalls, onApplied: () => void) {
  const { t } = useTranslation();
  const [takeLast] = useState(lastAsked);
  const { mutate, isPending, error, reset, variables } = useMutation({
    meta: { quiet: true },
    // Without a connection it fails at once, next to the field.
    networkMode: 'always',
    mutationFn: (code: string) => takeLast(() => calls.ask(code)),
    onSuccess: (isTaken) => {
      if (isTaken) onApplied();
    },
  });
  const problem = error ? refusalTexts(error, t('common.connectionLost')).join(separator) : undefined;
  return { apply: mutate, busy: isPending, asked: variables, problem, reset };
}
