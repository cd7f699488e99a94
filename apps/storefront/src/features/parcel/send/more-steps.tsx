import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { PaymentSlot } from '../../../lib/wire/payment-slot.ts';
import { Radio, Segmented } from '../../../ui/choice/choice.tsx';
import { TextArea } from '../../../ui/field/field.tsx';
import { type ParcelDraft, paymentOf } from './draft.ts';
import styles from './send.module.css';
import { StepCard } from './step.tsx';
import type { ChangeDraft } from './use-parcel.ts';

const noteMaximum = 500;
const instructionMaximum = 300;

interface DraftProps {
  readonly draft: ParcelDraft;
  readonly onChange: ChangeDraft;
}

/** The contents, and a note for the courier. */
export function NotesStep({ draft, onChange }: DraftProps) {
  const { t } = useTranslation();
  return (
    <StepCard id="notes" number={4} title={t('parcel.stepNotes')}>
      <TextArea
        label={t('parcel.note')}
        hint={t('parcel.noteHint')}
        maxLength={noteMaximum}
        value={draft.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      <TextArea
        label={t('parcel.instruction')}
        hint={t('parcel.instructionHint')}
        maxLength={instructionMaximum}
        value={draft.instruction}
        onChange={({ target }) => onChange({ instruction: target.value })}
      />
    </StepCard>
  );
}

interface PayStepProps extends DraftProps {
  readonly amount: number | null;
  readonly Payment: PaymentSlot;
}

/** Who pays, and how: the sender by any method, the receiver in cash at the door. */
export function PayStep({ draft, onChange, amount, Payment }: PayStepProps) {
  const { t } = useTranslation();
  const name = useId();
  const options = (['sender', 'receiver'] as const).map((payer) => ({
    value: payer,
    label: t(`parcel.pays_${payer}`),
  }));
  return (
    <StepCard id="pay" number={5} title={t('parcel.stepPay')}>
      <Segmented
        name={name}
        label={t('parcel.stepPay')}
        value={draft.payer}
        options={options}
        onChange={(payer) => onChange({ payer })}
      />
      {draft.payer === 'receiver' ? (
        <Radio name="parcel-cash" label={t('parcel.cash')} hint={t('parcel.receiverCash')} checked readOnly />
      ) : (
        <div className={styles['payment']}>
          <Payment
            value={paymentOf(draft)}
            onChange={(payment) => onChange({ payment })}
            amount={amount}
            cash={{ name: t('parcel.cash'), hint: t('parcel.senderCash') }}
          />
        </div>
      )}
    </StepCard>
  );
}
