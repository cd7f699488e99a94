import { separator } from '../../../lib/format/separator.ts';
import type { Refusal } from '@promenade/contract/client';
import { refusalTexts } from '../../../lib/api/refusal-toasts.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { ChangeDraft } from '../use-draft.ts';

interface RefusalNoticeProps {
  readonly refusal: Refusal;
  readonly storeId: string;
  readonly takeAwayOffered: boolean;
  readonly slots: readonly string[];
  readonly isTakeAway: boolean;
  readonly change: ChangeDraft;
  /** Asks for the bill anew. */
  readonly askAgain: () => void;
}

const ofLines = new Set([
  'item_unavailable',
  'item_outside_window',
  'choice_unknown',
  'add_on_unknown',
  'out_of_stock',
  'variation_out_of_stock',
  'out_of_limits',
]);
/** Whether it is about lines: the cart is not as shown. */
export const isOfLines = (refusal: Refusal | null): boolean => refusal !== null && ofLines.has(refusal.code);

const ofPlace = new Set(['out_of_zone', 'no_zone', 'address_required']);
const ofTime = new Set(['store_closed', 'slot_closed', 'slot_past']);
const ofContact = new Set([
  'name_required',
  'phone_required',
  'phone_invalid',
  'email_required',
  'email_invalid',
]);

const ofPrescription = new Set(['prescription_required', 'prescription_too_many', 'prescription_not_found']);

/** A button that changes one thing. */
function SimpleFix({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button size="small" onClick={onClick}>
      {label}
    </Button>
  );
}

const toPrescription = (): void => {
  const section = document.getElementById('checkout-prescription');
  section?.scrollIntoView({ block: 'center' });
  section?.parentElement?.parentElement?.querySelector('button')?.focus();
};

function SlotFix({ slots, change }: Pick<RefusalNoticeProps, 'slots' | 'change'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const [first] = slots;
  if (!first) return null;
  return (
    <Button size="small" icon="clock" onClick={() => change({ scheduleAt: first })}>
      {t('checkout.chooseSlot', { time: `${format.weekday(first)} ${format.time(first)}` })}
    </Button>
  );
}

/** If nothing of this order can be delivered: other stores. */
function Elsewhere() {
  const { t } = useTranslation();
  return (
    <ButtonLink size="small" to={paths.home()}>
      {t('checkout.otherStores')}
    </ButtonLink>
  );
}

function PlaceFix({ takeAwayOffered, isTakeAway, change }: RefusalNoticeProps) {
  const { t } = useTranslation();
  const address = useView('address');
  return (
    <>
      {takeAwayOffered && !isTakeAway && (
        <Button size="small" icon="bag" onClick={() => change({ orderType: 'take_away' })}>
          {t('checkout.takeAwayInstead')}
        </Button>
      )}
      <Button size="small" look="soft" onClick={() => address.show()}>
        {t('checkout.changeAddress')}
      </Button>
    </>
  );
}

function Fix(props: RefusalNoticeProps) {
  const { refusal, storeId, slots, isTakeAway, takeAwayOffered, change, askAgain } = props;
  const { t } = useTranslation();
  const cart = useView('cart');
  const contact = useView(isTakeAway ? 'contact' : 'address');
  const signIn = useView('sign-in');
  const { code } = refusal;
  if (code.startsWith('coupon_'))
    return <SimpleFix label={t('coupon.drop')} onClick={() => change({ coupon: null })} />;
  if (ofPrescription.has(code))
    return <SimpleFix label={t('checkout.toPrescription')} onClick={toPrescription} />;
  if (code === 'quote_expired') return <SimpleFix label={t('checkout.showBill')} onClick={askAgain} />;
  if (ofTime.has(code)) return slots.length > 0 ? <SlotFix {...props} /> : <Elsewhere />;
  if (ofPlace.has(code)) return <PlaceFix {...props} />;
  if (code === 'item_outside_window')
    return (
      <>
        <SlotFix {...props} />
        <SimpleFix label={t('checkout.openCart')} onClick={() => cart.show()} />
      </>
    );
  if (ofLines.has(code)) return <SimpleFix label={t('checkout.openCart')} onClick={() => cart.show()} />;
  if (ofContact.has(code))
    return <SimpleFix label={t('checkout.giveContact')} onClick={() => contact.show()} />;
  if (code === 'minimum_order')
    return (
      <ButtonLink size="small" to={paths.store({ id: storeId })}>
        {t('checkout.addMore')}
      </ButtonLink>
    );
  if (code === 'guest_checkout_off')
    return <SimpleFix label={t('checkout.signIn')} onClick={() => signIn.show()} />;
  if (code === 'order_type_off') {
    const other = isTakeAway ? 'delivery' : 'take_away';
    if (!isTakeAway && !takeAwayOffered) return <Elsewhere />;
    return <SimpleFix label={t(`checkout.${other}Instead`)} onClick={() => change({ orderType: other })} />;
  }
  return code === 'store_inactive' ? <Elsewhere /> : null;
}

/** Why the order cannot be placed as it is, in the server's words, and the button that would fix it. */
export function RefusalNotice(props: RefusalNoticeProps) {
  const { t } = useTranslation();
  const [title = '', ...rest] = refusalTexts(props.refusal, t('common.connectionLost'));
  return (
    <Notice tone="warn" icon="info" title={title} text={rest.join(separator) || undefined}>
      <Fix {...props} />
    </Notice>
  );
}
