import { useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../../lib/toast/toasts.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { AlertDialog } from '../../../../ui/dialog/alert-dialog.tsx';
import { useChangeTripCart, useShowFailure } from '../use-trip-cart.ts';

/** Empties the trip cart, after confirmation (RENT-06). */
export function ResetButton() {
  const { t } = useTranslation();
  const { change, busy } = useChangeTripCart();
  const showFailure = useShowFailure();
  const [asking, setAsking] = useState(false);
  const reset = (): void => {
    change({ kind: 'clear' })
      .then(() => showToast('success', t('trips.wasReset')))
      .catch(showFailure);
    setAsking(false);
  };
  return (
    <>
      <Button
        look="plain"
        size="small"
        icon="trash"
        busy={busy}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t('trips.reset')}
      </Button>
      <AlertDialog
        open={asking}
        title={t('trips.resetQuestion')}
        confirm={t('trips.reset')}
        danger
        onConfirm={reset}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
