import { useSearchParams } from 'react-router';
import { useFormat } from '../../lib/format/use-format.ts';
import type { Format } from '../../lib/format/format.ts';
import { isolate } from '../../lib/i18n/isolate.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useView } from '../../lib/view/use-view.ts';
import { Button } from '../../ui/button/button.tsx';
import type { IconName } from '../../ui/icon/icon.tsx';
import { Select } from '../../ui/select/select.tsx';
import { AddFundDialog } from './add-fund/add-fund-dialog.tsx';
import { BonusHints } from './add-fund/bonus-hints.tsx';
import { BalanceCard } from './balance-card.tsx';
import type { EntryRow } from './entry-list.tsx';
import { History } from './history.tsx';
import { useWallet, type WalletEntry, type WalletFilter } from './use-wallet.ts';
import { Page } from '../../ui/page/page.tsx';

const icons: Readonly<Record<WalletEntry['transaction_type'], IconName>> = {
  add_fund: 'plus',
  order_place: 'bag',
  partial_payment: 'bag',
  order_refund: 'receipt',
  loyalty_point: 'star',
  referrer: 'user',
  cashback: 'gift',
  trip_booking: 'road',
};
const filters = ['all', ...(Object.keys(icons) as WalletEntry['transaction_type'][])] as const;

type Translate = ReturnType<typeof useTranslation>['t'];

function rowOf(entry: WalletEntry, t: Translate, format: Format): EntryRow {
  const { transaction_type: kind, credit, debit, admin_bonus: bonus } = entry;
  return {
    id: entry.transaction_id,
    icon: icons[kind],
    word: t(`wallet.kind_${kind}`),
    note: bonus > 0 ? t('wallet.withBonus', { amount: isolate(format.price(bonus)) }) : undefined,
    at: entry.created_at,
    orderId: entry.order_id,
    tripId: entry.trip_id,
    amount: credit > 0 ? `+${format.price(credit)}` : `−${format.price(debit)}`,
    comesIn: credit > 0,
    balance: format.price(entry.balance),
  };
}

function WalletHistory({
  filter,
  onFilter,
}: {
  readonly filter: WalletFilter;
  readonly onFilter: (to: WalletFilter) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useWallet(filter);
  const { data, error, refetch } = list;
  const options = filters.map((value) => ({ value, label: t(`wallet.kind_${value}`) }));
  return (
    <History
      entries={data?.pages.flatMap(({ data: entries }) => entries.map((entry) => rowOf(entry, t, format)))}
      error={error}
      retry={() => void refetch()}
      list={list}
      filter={
        <Select label={t('wallet.filter')} labelHidden value={filter} options={options} onChange={onFilter} />
      }
      empty={{ picture: 'receipt', title: t('wallet.none'), text: t('wallet.noneText') }}
    />
  );
}

const filterParameter = 'type';

/** Which entries are shown, by the page's address: a reload and Back show the same. */
function useFilter(): readonly [WalletFilter, (to: WalletFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const filter = filters.find((one) => one === search.get(filterParameter)) ?? 'all';
  const choose = (to: WalletFilter): void => {
    const next = new URLSearchParams(search);
    if (to === 'all') next.delete(filterParameter);
    else next.set(filterParameter, to);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [filter, choose];
}

/** `/wallet`: what is there, what moved, and the way to add money (PROF-04). */
export function WalletView() {
  const { t } = useTranslation();
  const format = useFormat();
  const [filter, setFilter] = useFilter();
  const addFund = useView('add-fund');
  const { data, isError } = useWallet('all');
  const balance = data?.pages[0]?.wallet_balance;
  return (
    <Page title={t('wallet.title')}>
      <BalanceCard
        label={t('wallet.balance')}
        amount={balance === undefined ? undefined : format.price(balance)}
        failed={isError}
        action={
          <Button icon="plus" aria-haspopup="dialog" onClick={() => addFund.show()}>
            {t('wallet.addFund')}
          </Button>
        }
      >
        <BonusHints />
      </BalanceCard>
      <WalletHistory filter={filter} onFilter={setFilter} />
      <AddFundDialog open={addFund.open} onClose={addFund.hide} />
    </Page>
  );
}
