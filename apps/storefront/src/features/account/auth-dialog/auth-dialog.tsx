import type { AuthStep } from '@promenade/domain/accounts';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { authSteps } from './auth-steps.ts';
import { FlowContext } from './flow.ts';
import { useDialogFlow } from './use-dialog-flow.ts';

/** A new step begins in its first field; the first one leaves the focus to the window. */
export function useFocusOnChange(step: AuthStep): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const isFirst = before.current === 'closed' || step === 'closed' || before.current === step;
    before.current = step;
    if (!isFirst) content.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [step]);
  return content;
}

/** The authentication dialog (AUTH-01): draws the step that the domain's table says. */
export function AuthDialog({ open }: { readonly open: boolean }) {
  const { t } = useTranslation();
  const flow = useDialogFlow();
  const content = useFocusOnChange(flow.step);
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
