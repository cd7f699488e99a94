import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { type BillSetting, billRows, type WireBill } from '../../../lib/wire/bill-rows.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../notice.tsx';
import styles from '../checkout.module.css';

interface BillChangeProps {
  readonly shown: WireBill;
  readonly now: WireBill;
  readonly setting: BillSetting;
  readonly busy: boolean;
  readonly onAccept: () => void;
}

/** The lines of the bill that are not what they were. */
function Changes({ shown, now, setting }: Pick<BillChangeProps, 'shown' | 'now' | 'setting'>) {
  const before = new Map(billRows(shown, setting).map((row) => [row.id, row.amount]));
  const changed = billRows(now, setting).filter((row) => before.get(row.id) !== row.amount);
  return (
    <ul className={styles['changes']}>
      {changed.map(({ id, label, amount }) => (
        <li key={id}>
          <span>{label}</span>
          <span>
            {before.has(id) && (
              <s className={styles['quiet']}>
                <bdi>{before.get(id)}</bdi>
              </s>
            )}{' '}
            <bdi>{amount}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** CHK-06: the total is another one now; what has changed, and one tap to accept it. */
export function BillChange({ shown, now, setting, busy, onAccept }: BillChangeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const price = format.price(now.order_amount);
  return (
    <Notice tone="warn" icon="receipt" title={t('checkout.billChanged', { price })}>
      <Changes shown={shown} now={now} setting={setting} />
      <Button busy={busy} onClick={onAccept}>
        {t('checkout.acceptBill', { price })}
      </Button>
    </Notice>
  );
}

/** No answer came: nothing is lost, and another try cannot order twice. */
export function LostNotice({ busy, onRetry }: { readonly busy: boolean; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice tone="bad" icon="offline" title={t('checkout.lostTitle')} text={t('checkout.lostText')}>
      <Button size="small" busy={busy} onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </Notice>
  );
}
