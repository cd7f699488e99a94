import type { Refusal } from '@promenade/contract/client';
import { refusalTexts } from '../../../lib/api/refusal-toasts.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../notice.tsx';
import type { ChangeDraft } from '../use-draft.ts';

interface RefusalNoticeProps {
  readonly refusal: Refusal;
  readonly storeId: string;
  readonly takeAwayOffered: boolean;
  readonly slots: readonly string[];
  readonly isTakeAway: boolean;
  readonly change: ChangeDraft;
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
const ofPlace = new Set(['out_of_zone', 'no_zone', 'address_required']);
const ofTime = new Set(['store_closed', 'slot_closed', 'slot_past']);
const ofContact = new Set([
  'name_required',
  'phone_required',
  'phone_invalid',
  'email_required',
  'email_invalid',
]);

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
  const { refusal, storeId, isTakeAway, takeAwayOffered, change } = props;
  const { t } = useTranslation();
  const cart = useView('cart');
  const contact = useView(isTakeAway ? 'contact' : 'address');
  const signIn = useView('sign-in');
  const { code } = refusal;
  if (ofTime.has(code)) return <SlotFix {...props} />;
  if (ofPlace.has(code)) return <PlaceFix {...props} />;
  if (ofLines.has(code))
    return (
      <Button size="small" onClick={() => cart.show()}>
        {t('checkout.openCart')}
      </Button>
    );
  if (ofContact.has(code))
    return (
      <Button size="small" onClick={() => contact.show()}>
        {t('checkout.giveContact')}
      </Button>
    );
  if (code === 'minimum_order')
    return (
      <ButtonLink size="small" to={paths.store({ id: storeId })}>
        {t('checkout.addMore')}
      </ButtonLink>
    );
  if (code === 'guest_checkout_off')
    return (
      <Button size="small" onClick={() => signIn.show()}>
        {t('checkout.signIn')}
      </Button>
    );
  if (code === 'order_type_off') {
    const other = isTakeAway ? 'delivery' : 'take_away';
    if (!isTakeAway && !takeAwayOffered) return null;
    return (
      <Button size="small" onClick={() => change({ orderType: other })}>
        {t(`checkout.${other}Instead`)}
      </Button>
    );
  }
  return null;
}

/** Why the order cannot be placed as it is, in the server's words, and the button that would fix it. */
export function RefusalNotice(props: RefusalNoticeProps) {
  const { t } = useTranslation();
  const [title = '', ...rest] = refusalTexts(props.refusal, t('common.connectionLost'));
  return (
    <Notice tone="warn" icon="info" title={title} text={rest.join(' · ') || undefined}>
      <Fix {...props} />
    </Notice>
  );
}
