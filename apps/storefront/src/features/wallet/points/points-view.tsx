import { pointsWorth } from '@promenade/domain/ledger';
import { toMajor } from '@promenade/domain/money';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { BalanceCard } from '../balance-card.tsx';
import type { EntryRow } from '../entry-list.tsx';
import { History } from '../history.tsx';
import { usePoints } from '../use-wallet.ts';
import { Page } from '../../../ui/page/page.tsx';
import { ExchangeForm } from './exchange-form.tsx';

type PointsEntry = NonNullable<ReturnType<typeof usePoints>['data']>['pages'][number]['data'][number];

function usePointRows(entries: readonly PointsEntry[] | undefined): EntryRow[] | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  return entries?.map((entry) => ({
    id: entry.transaction_id,
    icon: entry.credit > 0 ? 'star' : 'arrow-end',
    word: t(entry.credit > 0 ? 'wallet.pointsEarned' : 'wallet.pointsMoved'),
    at: entry.created_at,
    orderId: entry.order_id,
    amount: entry.credit > 0 ? `+${format.number(entry.credit)}` : `−${format.number(entry.debit)}`,
    comesIn: entry.credit > 0,
    balance: format.number(entry.balance),
  }));
}

/** What points are worth in money, in major units. */
export function usePointsWorth(): (points: number) => number {
  const { loyalty_point_exchange_rate: perMajor, digit_after_decimal_point: decimals } = useMarket().config;
  return (points) => toMajor(pointsWorth(points, perMajor, decimals), decimals);
}

/** `/loyalty-points`: how many, what they are worth, and their way into the wallet (PROF-05). */
export function PointsView() {
  const { t } = useTranslation();
  const format = useFormat();
  const { config } = useMarket();
  const worth = usePointsWorth();
  const list = usePoints();
  const { data, error, refetch } = list;
  const held = data?.pages[0]?.loyalty_point;
  const earns = t('wallet.pointsEarn', {
    count: config.loyalty_point_item_purchase_point,
    amount: isolate(format.price(100)),
  });
  const shop = <ButtonLink to={paths.home()}>{t('order.toMarket')}</ButtonLink>;
  return (
    <Page title={t('wallet.points')}>
      <BalanceCard
        label={t('wallet.pointsHeld')}
        amount={held === undefined ? undefined : format.number(held)}
        failed={error !== null}
        note={
          held === undefined
            ? '\u00A0'
            : t('wallet.pointsWorth', { amount: isolate(format.price(worth(held))) })
        }
      >
        {config.customer_wallet_status === 1 && <ExchangeForm held={held ?? 0} worth={worth} />}
      </BalanceCard>
      <History
        entries={usePointRows(data?.pages.flatMap((page) => page.data))}
        error={error}
        retry={() => void refetch()}
        list={list}
        empty={{ picture: 'star', title: t('wallet.noPoints'), text: earns, action: shop }}
      />
    </Page>
  );
}
