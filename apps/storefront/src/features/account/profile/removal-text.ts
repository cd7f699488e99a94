import type { Reply } from '@promenade/contract/calls';
import type { Format } from '../../../lib/format/format.ts';
import type { Translator } from '../../../lib/i18n/translator.ts';

export type HeldByAccount = Pick<Reply<'accounts.info'>, 'wallet_balance' | 'loyalty_point'>;

/** What is deleted with an account, including the amounts of money and points (PROF-03). */
export function removalText(held: HeldByAccount | undefined, t: Translator['t'], format: Format): string {
  const texts = [t('account.deleteText')];
  if (held && held.wallet_balance > 0)
    texts.push(t('account.deleteWallet', { amount: format.price(held.wallet_balance) }));
  if (held && held.loyalty_point > 0)
    texts.push(t('account.deletePoints', { points: format.number(held.loyalty_point) }));
  return texts.join(' ');
}
