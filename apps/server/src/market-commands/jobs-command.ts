import { isId } from '../platform/record-key.ts';
import type { RestingJob } from '../platform/jobs/jobs.repo.ts';
import { restingJobs, tryAgain } from '../platform/jobs/resting-jobs.ts';
import { CommandProblem, type MarketCommand } from './command.ts';
import { readOptions, seeHelp } from './options.ts';

// What a piece of work is about, by its ids alone: links and addresses in it are a shopper's.
function aboutOf(payload: unknown): string {
  const fields = Object.entries((payload ?? {}) as Readonly<Record<string, unknown>>);
  const ids = fields.filter(
    (field): field is [string, string] => typeof field[1] === 'string' && isId(field[1]),
  );
  return ids.map(([name, id]) => `${name} ${id}, `).join('');
}

function lineOf({ id, kind, payload, attempts, last_error: error, rests_since: since }: RestingJob): string {
  const [said = ''] = (error ?? '').split('\n');
  const at = `${since.toISOString().slice(0, 16)}Z`;
  return `${id} ${kind}: ${aboutOf(payload)}rests since ${at} after ${attempts} tries: ${said}\n`;
}

/** jobs, jobs ID --again, jobs --again: work that failed for two days. */
export const lookAfterJobs: MarketCommand = async ({ args, output, withMarket }) => {
  const { words, on } = readOptions(args, { again: 'switch' }, ['ID']);
  const [id] = words;
  if (id !== undefined && !on('again')) throw new CommandProblem(`Say jobs ID --again. ${seeHelp}`);
  return withMarket(async ({ ctx }) => {
    if (on('again')) {
      const woken = id === undefined || isId(id) ? await tryAgain(ctx, id) : 0;
      if (id !== undefined && woken === 0)
        throw new CommandProblem(`No work ${id} rests. npm run market -- jobs lists what does.`);
      output.write(`${woken} of what rested will be tried within ten seconds.\n`);
    }
    const resting = await restingJobs(ctx);
    output.write(resting.length === 0 ? 'No work rests.\n' : resting.map(lineOf).join(''));
    return 0;
  });
};
