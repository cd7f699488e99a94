import { separator } from '../../../lib/format/separator.ts';
import { useMutation } from '@tanstack/react-query';
import { refusalTexts } from '../../../lib/api/refusal-toasts.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { CouponCalls } from '../../../lib/wire/coupon-slot.ts';

/** Asks the server whether a code applies; shows the reason next to the field if not. */
export function useApplyCoupon(calls: CouponCalls, onApplied: () => void) {
  const { t } = useTranslation();
  const { mutate, isPending, error, reset, variables } = useMutation({
    meta: { quiet: true },
    // Without a connection it fails at once, next to the field.
    networkMode: 'always',
    mutationFn: calls.apply,
    onSuccess: onApplied,
  });
  const problem = error ? refusalTexts(error, t('common.connectionLost')).join(separator) : undefined;
  return { apply: mutate, busy: isPending, asked: variables, problem, reset };
}
