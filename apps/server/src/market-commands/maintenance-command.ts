import { languages } from '@promenade/contract/refusals';
import { addDays, instantOf, isLocalDate, parseWallMinute, wallClockAt } from '@promenade/domain/hours';
import { legible } from '@promenade/domain/words';
import { getMarket, type MarketSettings, setMaintenance } from '../modules/settings/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { CommandProblem, type MarketCommand } from './command.ts';
import { type GivenOptions, readOptions, seeHelp } from './options.ts';
import { wallText } from './wall-text.ts';

/** As many as the call takes. */
const MOST_OF_MESSAGE = 400;

/** What shoppers read, in every language as it was written; none: what is always said. */
function readMessage(given: GivenOptions): Partial<Record<(typeof languages)[number], string>> {
  const message = legible(given.text('message') ?? '').trim();
  if (message.length > MOST_OF_MESSAGE)
    throw new CommandProblem(
      `A message has ${MOST_OF_MESSAGE} characters at most: these are ${message.length}.`,
    );
  return message === '' ? {} : Object.fromEntries(languages.map((language) => [language, message]));
}

/** `2026-12-01 05:00` or `05:00`, the next one, by the clocks of the market. */
function readUntil(text: string | undefined, nowMs: number, timeZone: string): string | null {
  if (text === undefined) return null;
  const [time = '', day] = text.trim().split(/[ T]+/).reverse();
  const minute = parseWallMinute(time);
  if (minute === undefined || (day !== undefined && !isLocalDate(day)))
    throw new CommandProblem(`'${text}' is no time such as 05:00 or '2026-12-01 05:00'.`);
  const today = wallClockAt(nowMs, timeZone).date;
  const at = instantOf(day ?? today, minute, timeZone);
  const isNextDay = day === undefined && at <= nowMs;
  return new Date(isNextDay ? instantOf(addDays(today, 1), minute, timeZone) : at).toISOString();
}

function textOf(settings: MarketSettings): string {
  const { maintenance } = settings;
  if (!maintenance) return 'The market is open.\n';
  const until = maintenance.until === null ? '' : `, until about ${wallText(maintenance.until, settings)}`;
  const message = maintenance.message.en ? `\n  ${maintenance.message.en}` : '';
  return `The market is closed for maintenance${until}.${message}\n`;
}

/** maintenance, maintenance --close [--until TIME] [--message TEXT] | --open: the whole market, for a while. */
export const keepMaintenance: MarketCommand = async ({ args, output, withMarket }) => {
  const kinds = { close: 'switch', open: 'switch', until: 'text', message: 'text' } as const;
  const given = readOptions(args, kinds, []);
  const [closes, opens] = [given.on('close'), given.on('open')];
  const isDescribed = given.text('until') !== undefined || given.text('message') !== undefined;
  if ((closes && opens) || (isDescribed && !closes))
    throw new CommandProblem(`Say maintenance --close, or maintenance --open. ${seeHelp}`);
  const message = readMessage(given);
  return withMarket(async ({ ctx }) => {
    if (closes || opens) {
      const { timeZone } = (await getMarket(ctx)).settings;
      const until = readUntil(given.text('until'), ctx.clock.now(), timeZone);
      await inTransaction(ctx, (inner) =>
        setMaintenance(inner, { state: closes ? 'closed' : 'open', message, until }),
      );
    }
    output.write(textOf((await getMarket(ctx)).settings));
    return 0;
  });
};
