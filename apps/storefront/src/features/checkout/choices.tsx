import { useDeferredValue, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMarket } from '../../lib/session/market.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { PlaceNote } from './address/place-note.tsx';
import { TipSection } from './bill/tip-section.tsx';
import type { CheckoutProps } from './checkout-cart.ts';
import { QuestionsWait } from './checkout-skeleton.tsx';
import styles from './checkout.module.css';
import { ExtrasSection } from './extras/extras-section.tsx';
import { NoteSection } from './extras/note-section.tsx';
import { UnavailableSection } from './extras/unavailable-section.tsx';
import { HowSection, WhereSection } from './how-section.tsx';
import type { Placing } from './placing/use-placing.ts';
import { useCashWords } from './payment/use-cash-words.ts';
import { PrescriptionSection } from './prescription/prescription-section.tsx';
import { Part } from '../../ui/part/part.tsx';
import { WhenSection } from './time/when-section.tsx';
import type { CheckoutState } from './use-checkout.ts';

type ChoicesProps = {
  readonly state: CheckoutState;
  readonly placing: Placing;
} & Pick<CheckoutProps, 'forms' | 'Payment'>;

/** Until the server's first answer its sections reserve their space. */
function AnswersWait({ withTips }: { readonly withTips: boolean }) {
  const { config } = useMarket();
  return (
    <>
      {config.schedule_order === 1 && <Skeleton shape="block" className={styles['whenWait']} />}
      {withTips && <Skeleton shape="block" className={styles['tipWait']} />}
    </>
  );
}

/** The sections that need the server's first answer. */
function Answers({
  state: { draft, change, quote, lines, takesTips, tipProblem },
  placing,
}: Omit<ChoicesProps, 'forms' | 'Payment'>) {
  const { quote: last } = quote;
  if (!last && !quote.refusal && !quote.lost) return <AnswersWait withTips={takesTips} />;
  const prescribed = lines.filter(({ id }) => quote.prescriptionLines.includes(id));
  return (
    <>
      <WhenSection
        scheduleAt={draft.scheduleAt}
        slots={quote.slots}
        expectedAt={last?.expected_at ?? null}
        onChange={(scheduleAt) => change({ scheduleAt })}
      />
      {prescribed.length > 0 && (
        <PrescriptionSection
          pictures={draft.prescriptions}
          onChange={(prescriptions) => change({ prescriptions })}
          items={prescribed.map(({ item }) => item.name)}
          missing={placing.refusal?.code === 'prescription_required'}
        />
      )}
      {last && (
        <ExtrasSection
          draft={draft}
          change={change}
          cutlery={last.cutlery}
          packagingCharge={last.terms.extra_packaging_charge}
        />
      )}
      {takesTips && last && (
        <TipSection
          tip={draft.tip}
          ownTip={draft.ownTip}
          problem={tipProblem}
          subtotal={last.bill.subtotal}
          onChange={change}
        />
      )}
    </>
  );
}

/** True from the server's first answer on, and rendered without blocking the page. */
function useAnswered({ quote, refusal, lost }: CheckoutState['quote']): boolean {
  const [answered, setAnswered] = useState(false);
  if (!answered && (quote || refusal || lost)) setAnswered(true);
  return useDeferredValue(answered);
}

/** The sections below the address. They appear with the server's first answer, all at once, so that nothing shifts. */
function Questions({ state, placing, Payment }: Omit<ChoicesProps, 'forms'>) {
  const { t } = useTranslation();
  const { draft, change, lines, quote } = state;
  const cash = useCashWords(draft.orderType);
  return (
    <>
      <PlaceNote refusal={quote.refusal} />
      <Answers state={state} placing={placing} />
      <UnavailableSection
        lines={lines}
        chosen={draft.unavailable}
        onChange={(unavailable) => change({ unavailable })}
      />
      <NoteSection draft={draft} change={change} />
      <Part title={t('checkout.payment')}>
        <Payment
          value={draft.payment}
          onChange={(payment) => change({ payment })}
          amount={quote.quote?.bill.order_amount ?? null}
          {...(cash && { cash })}
        />
      </Part>
    </>
  );
}

/** All choices of an order, one section for each question. */
export function Choices({ state, placing, forms, Payment }: ChoicesProps) {
  const isAnswered = useAnswered(state.quote);
  return (
    <>
      <HowSection reach={state} />
      <WhereSection reach={state} forms={forms} />
      {isAnswered ? <Questions state={state} placing={placing} Payment={Payment} /> : <QuestionsWait />}
    </>
  );
}
