import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { PlacePickerProps } from '../../../lib/address/address-forms.ts';
import { isAnswer } from '../../../lib/api/is-answer.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Columns } from '../../../ui/columns/columns.tsx';
import { EndStep } from './end-step.tsx';
import { KindStep, kindsQuery } from './kind-step.tsx';
import { NotesStep, PayStep } from './more-steps.tsx';
import type { PaymentSlot } from '../../../lib/wire/payment-slot.ts';
import { isWhole, problemsOf } from './parcel-body.ts';
import { ParcelSummary } from './parcel-summary.tsx';
import { Problem } from './problem.tsx';
import { SendSkeleton } from './send-skeleton.tsx';
import { type QuoteState, type Sent, useDraft, useParcelQuote, useSendParcel } from './use-parcel.ts';

/** A parcel that stands. */
export type SentParcel = Sent;

export interface SendParcelProps {
  /** The kind named by the page's address. */
  readonly slug: string | null;
  /** The shopper has chosen a kind by hand. */
  readonly onOtherKind: () => void;
  readonly PlacePicker: ComponentType<PlacePickerProps>;
  readonly Payment: PaymentSlot;
  readonly onSent: (sent: SentParcel) => void;
}

/** A refusal, a new price, or a lost connection, each with what to do about it. */
function Obstacles({
  state,
  send,
}: {
  readonly state: QuoteState;
  readonly send: ReturnType<typeof useSendParcel>;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { error, lost } = send;
  if (state.refusal) return <Problem>{state.refusal.message}</Problem>;
  if (state.lost) {
    const again = (
      <Button look="soft" onClick={state.retry}>
        {t('common.tryAgain')}
      </Button>
    );
    return <Problem action={again}>{t('common.connectionLost')}</Problem>;
  }
  if (lost === 'absent')
    return <Problem>{`${t('offline.absentOrder')}. ${t('offline.absentText')}`}</Problem>;
  if (lost) return <Problem>{t('parcel.lost')}</Problem>;
  if (!isAnswer(error)) return null;
  if (error.code !== 'bill_changed') return <Problem>{error.message}</Problem>;
  const price = state.quote && format.price(state.quote.bill.order_amount);
  return <Problem>{price ? t('parcel.priceChanged', { price }) : error.message}</Problem>;
}

function useKindOf(slug: string | null): string | null {
  const { data } = useQuery(kindsQuery);
  return data?.find((kind) => kind.slug === slug)?.id ?? null;
}

/** The first invalid field, or the button that leads to it, gets the focus. */
function showFirstProblem(): void {
  setTimeout(() => {
    const first =
      document.querySelector<HTMLElement>('main [data-invalid] input, main [data-invalid] button') ??
      document.querySelector<HTMLElement>('main [role="alert"]');
    first?.scrollIntoView({ block: 'center' });
    first?.focus();
  });
}

function ParcelForm({ slug, onOtherKind, PlacePicker, Payment, onSent }: SendParcelProps) {
  const { t } = useTranslation();
  const [draft, change] = useDraft(useKindOf(slug));
  const state = useParcelQuote(draft);
  const send = useSendParcel(draft, onSent);
  const [tried, setTried] = useState(false);
  const problems = problemsOf(draft, useMarket().config.country_calling_code);
  const shown = tried ? problems : { category: false, sender: {}, receiver: {} };
  const onSend = (): void => {
    setTried(true);
    if (!isWhole(problems)) showFirstProblem();
    else if (state.quote)
      send.mutate({ draft, amount: state.quote.bill.order_amount }, { onError: state.retry });
  };
  return (
    <Columns
      stays
      heading={<h1>{t('parcel.sendTitle')}</h1>}
      aside={
        <ParcelSummary
          draft={draft}
          state={state}
          busy={send.isPending || send.isSent}
          onChange={change}
          onSend={onSend}
        >
          <Obstacles state={state} send={send} />
        </ParcelSummary>
      }
    >
      <KindStep
        value={draft.categoryId}
        missing={shown.category}
        onChange={(categoryId) => {
          change({ categoryId });
          if (slug !== null) onOtherKind();
        }}
      />
      {(['sender', 'receiver'] as const).map((name, place) => (
        <EndStep
          key={name}
          name={name}
          number={place + 2}
          end={draft[name]}
          problems={shown[name]}
          PlacePicker={PlacePicker}
          onChange={(end) => change({ [name]: end })}
        />
      ))}
      <NotesStep draft={draft} onChange={change} />
      <PayStep
        draft={draft}
        onChange={change}
        amount={state.quote?.bill.order_amount ?? null}
        Payment={Payment}
      />
    </Columns>
  );
}

/**
 * Sends something from door to door, in five steps (CHK-10). Rendered in the browser only: it depends on what the
 * browser stores.
 */
export function SendParcel(props: SendParcelProps) {
  const { isLoading, failureCount } = useQuery(kindsQuery);
  // How high the kinds stand is known once they are there: the fields below them would move under a finger.
  return isLoading && failureCount === 0 ? <SendSkeleton /> : <ParcelForm {...props} />;
}
