import type { ReactNode } from 'react';
import { useConnection } from '../../../lib/connection/use-connection.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { billRows } from '../../../lib/wire/bill-rows.ts';
import { PayButton } from '../../../lib/wire/pay-button.tsx';
import { partRows, useRest } from '../../../lib/wire/wallet-part.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { type SumRow, SumList } from '../../../ui/sum-list/sum-list.tsx';
import { type ParcelDraft, paymentOf } from './draft.ts';
import { quoteBody } from './parcel-body.ts';
import styles from './send.module.css';
import { TipChoice } from './tip-choice.tsx';
import type { ChangeDraft, ParcelQuote, QuoteState } from './use-parcel.ts';

/** The fee and its rule: the price per kilometre, the minimum and the maximum. */
function useRows(quote: ParcelQuote, rest: number): SumRow[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { bill, rates, distance_metres: distanceMetres } = quote;
  const delivery = { rates, distanceMetres };
  const rows = billRows(bill, { t, format, isDelivery: true, delivery, goods: false }).map((row) =>
    row.id === 'delivery' ? { ...row, label: t('parcel.fee') } : row,
  );
  return [...rows, ...partRows(bill.order_amount, rest, t, format)];
}

function Fee({ quote, rest }: { readonly quote: ParcelQuote; readonly rest: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <p className={styles['expected']}>
        <Icon name="clock" size={20} />
        {t('parcel.expected', { time: format.time(quote.expected_at) })}
      </p>
      <SumList label={t('bill.title')} rows={useRows(quote, rest)} />
    </>
  );
}

/** Both addresses, on a line each. */
function Way({ draft }: { readonly draft: ParcelDraft }) {
  const { t } = useTranslation();
  return (
    <ol className={styles['way']}>
      {(['sender', 'receiver'] as const).map((end) => (
        <li key={end}>
          <Icon name={end === 'sender' ? 'pin' : 'home'} size={20} />
          <span>
            <small className={styles['quiet']}>{t(`parcel.${end}`)}</small>
            <span className={styles['wayPlace']}>{draft[end].place?.text || t('parcel.noPlace')}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

interface SummaryProps {
  readonly draft: ParcelDraft;
  readonly state: QuoteState;
  readonly busy: boolean;
  readonly onChange: ChangeDraft;
  readonly onSend: () => void;
  /** What stands in the way. */
  readonly children: ReactNode;
}

/** The route, the fee with its rule, and the one button. */
export function ParcelSummary({ draft, state, busy, onChange, onSend, children }: SummaryProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { online } = useConnection();
  const { quote, current, refusal, lost } = state;
  const payment = paymentOf(draft);
  const rest = useRest(payment.partial, quote?.bill.order_amount ?? 0);
  const asked = quoteBody(draft) !== null;
  return (
    <Card as="section" padded className={styles['summary']} aria-label={t('parcel.parcel')}>
      <h2 className={styles['summaryTitle']}>{t('parcel.parcel')}</h2>
      <Way draft={draft} />
      {!asked && <p className={styles['quiet']}>{t('parcel.feeLater')}</p>}
      {asked && !quote && !refusal && !lost && (
        <Loading className={styles['feeWait']}>
          <Skeleton />
          <Skeleton />
          <Skeleton share={60} />
        </Loading>
      )}
      {quote && <Fee quote={quote} rest={rest} />}
      {quote && <TipChoice tip={draft.tip} onChange={(tip) => onChange({ tip })} />}
      {children}
      <PayButton
        method={payment.method}
        busy={busy}
        disabled={(asked && !current) || !online}
        onClick={onSend}
      >
        {quote ? t('parcel.sendFor', { price: format.price(rest) }) : t('parcel.sendNow')}
      </PayButton>
      <p role="status" className={styles['quiet']}>
        {t(online ? 'parcel.sendNote' : 'offline.needsConnection')}
      </p>
    </Card>
  );
}
