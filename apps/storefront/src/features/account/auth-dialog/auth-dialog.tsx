import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { readStored } from '../../../lib/session/browser-store.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useFocusOnChange } from '../fields/use-focus-on-change.ts';
import { authSteps } from './auth-steps.ts';
import { FlowContext, type FlowHandle } from './flow.ts';
import { forgetWantedCheckout } from '../session/wanted-checkout.ts';
import { useDialogFlow } from './use-dialog-flow.ts';

/** A signed-in visitor who opens a form by a friend's invitation or an old link needs none: it closes, and says so. */
function useClosedWhenIn(open: boolean, { step, send }: FlowHandle): void {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it opens; a sign-in that is complete closes its window by itself.
  useEffect(() => {
    const isForm = step === 'sign-in' || step === 'sign-up';
    if (!open || !isForm || readStored('token') === null) return;
    if (search.has('ref_code')) showToast('info', t('account.invitedAlready'));
    send('close');
  }, [open]);
}

/** The authentication dialog (AUTH-01): shows the step that the domain's table determines. */
export function AuthDialog({ open }: { readonly open: boolean }) {
  const { t } = useTranslation();
  const flow = useDialogFlow();
  const content = useFocusOnChange(flow.step);
  useClosedWhenIn(open, flow);
  useEffect(() => {
    if (!open) forgetWantedCheckout();
  }, [open]);
  const { title, View } = authSteps[flow.step === 'closed' ? 'sign-in' : flow.step];
  return (
    <FlowContext value={flow}>
      <Dialog open={open} onClose={() => flow.send('close')} title={t(title)} size="small">
        <div ref={content}>
          <View key={flow.step} />
        </div>
      </Dialog>
    </FlowContext>
  );
}
