import { toMajor } from '@promenade/domain/money';
import { listOwedRefunds, noteRefundMade, type OwedRefund } from '../modules/payments/index.ts';
import { getMarket } from '../modules/settings/index.ts';
import { isId } from '../platform/record-key.ts';
import { CommandProblem, type MarketCommand } from './command.ts';
import { readOptions, seeHelp } from './options.ts';
import { saidText } from './order-text.ts';

/** refunds, refunds ID --made: money of transfers that goes back by hand. */
export const makeRefunds: MarketCommand = async ({ args, output, withMarket }) => {
  const { words, on } = readOptions(args, { made: 'switch' }, ['ID']);
  const [id] = words;
  if (on('made') !== (id !== undefined)) throw new CommandProblem(`Say refunds ID --made. ${seeHelp}`);
  return withMarket(async ({ ctx }) => {
    if (id !== undefined && !(isId(id) && (await noteRefundMade(ctx, id))))
      throw new CommandProblem(
        `No refund ${id} is waiting to be made. npm run market -- refunds lists them.`,
      );
    const owed = await listOwedRefunds(ctx);
    const { decimals } = (await getMarket(ctx)).settings.currency;
    output.write(
      owed.length === 0
        ? 'No refund is waiting to be made.\n'
        : owed.map((one) => lineOf(one, decimals)).join(''),
    );
    return 0;
  });
};

function lineOf(refund: OwedRefund, decimals: number): string {
  const amount = `${toMajor(refund.amount_minor, decimals).toFixed(decimals)} ${refund.currency}`;
  const said = saidText(refund.offline_fields.map(({ label, value }) => `${label}: ${value}`));
  const since = refund.created_at.toISOString().slice(0, 10);
  return `${refund.id} ${since} ${amount} ${refund.purpose} ${refund.subject_id} ${said}\n`;
}
