import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Columns } from '../../../ui/columns/columns.tsx';
import { useKeptFocus } from '../../../ui/pass-focus/use-kept-focus.ts';
import { RefusalNotice } from '../bill/refusal-notice.tsx';
import type { CheckoutProps } from '../checkout-cart.ts';
import styles from '../checkout.module.css';
import { CheckoutSkeleton } from '../checkout-skeleton.tsx';
import { NoteSection } from '../extras/note-section.tsx';
import { HowSection, WhereSection } from '../how-section.tsx';
import { LostNotice } from '../placing/lost-notice.tsx';
import { isAnswer } from '../../../lib/api/is-answer.ts';
import { type Reach, useReach } from '../use-reach.ts';
import { PrescriptionSection } from './prescription-section.tsx';
import { usePlacePrescription } from './use-place-prescription.ts';
import { useIsUploading } from './use-prescriptions.ts';

export interface PrescriptionPageProps extends Pick<CheckoutProps, 'onPlaced' | 'forms'> {
  readonly storeId: string;
}

type Placing = ReturnType<typeof usePlacePrescription>;

function Obstacle({ reach, placing }: { readonly reach: Reach; readonly placing: Placing }) {
  const { draft, change, offer, store } = reach;
  const { error, isPending, mutate, reset } = placing;
  if (isAnswer(error))
    return (
      <RefusalNotice
        refusal={error}
        storeId={store?.id ?? ''}
        takeAwayOffered={offer.takeAway}
        slots={[]}
        isTakeAway={draft.orderType === 'take_away'}
        change={change}
        askAgain={reset}
      />
    );
  return error ? <LostNotice order={null} busy={isPending} onRetry={() => mutate()} /> : null;
}

function Summary({ reach, placing }: { readonly reach: Reach; readonly placing: Placing }) {
  const { t } = useTranslation();
  const isUploading = useIsUploading();
  const isBusy = placing.isPending || isUploading || reach.where.contactLoading;
  const keptFocus = useKeptFocus<HTMLDivElement>('button:enabled, a');
  return (
    <Card as="section" padded className={styles['summary']} aria-label={t('checkout.prescriptionNext')}>
      <div>
        <h2 className={styles['heading']}>{t('checkout.prescriptionNext')}</h2>
        <p className={styles['quiet']}>{reach.store?.name}</p>
      </div>
      <p>{t('checkout.prescriptionAlone')}</p>
      <p className={styles['quiet']}>{t('checkout.prescriptionPay')}</p>
      <div {...keptFocus} className={styles['placing']}>
        <Obstacle reach={reach} placing={placing} />
        <Button size="large" wide busy={isBusy} onClick={() => placing.mutate()}>
          {t('checkout.prescriptionSend')}
        </Button>
      </div>
    </Card>
  );
}

/** Ordering from a pharmacy with only the pictures of a prescription (CHK-03). Rendered in the browser only. */
export function PrescriptionPage({ storeId, onPlaced, forms }: PrescriptionPageProps) {
  const reach = useReach(storeId);
  const placing = usePlacePrescription(reach, onPlaced);
  const { t } = useTranslation();
  const { draft, change, lost } = reach;
  if (!reach.store && lost) return <LoadFailure title={t('checkout.notLoaded')} {...lost} />;
  if (!reach.store || placing.isSuccess) return <CheckoutSkeleton byPrescription />;
  return (
    <Columns stays aside={<Summary reach={reach} placing={placing} />}>
      <PrescriptionSection
        pictures={draft.prescriptions}
        onChange={(prescriptions) => change({ prescriptions })}
        items={[]}
        missing={isAnswer(placing.error) && placing.error.code === 'prescription_required'}
      />
      <HowSection reach={reach} />
      <WhereSection reach={reach} forms={forms} />
      <NoteSection draft={draft} change={change} />
    </Columns>
  );
}
