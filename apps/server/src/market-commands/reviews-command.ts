import { clearReview, latestReviews } from '../modules/reviews/index.ts';
import { getMarket, type MarketSettings } from '../modules/settings/index.ts';
import { clearVehicleReview, latestVehicleReviews } from '../modules/trips/index.ts';
import type { Ctx } from '../platform/context.ts';
import { isId } from '../platform/record-key.ts';
import { CommandProblem, type MarketCommand } from './command.ts';
import { readOptions, seeHelp } from './options.ts';
import { saidText } from './order-text.ts';
import { wallText } from './wall-text.ts';

/** So many are listed, the newest. */
const MOST_LISTED = 100;

type Written = Awaited<ReturnType<typeof latestVehicleReviews>>[number] & { readonly pictures?: number };

async function listLatest(ctx: Ctx): Promise<Written[]> {
  const written: Written[] = [
    ...(await latestReviews(ctx, MOST_LISTED)),
    ...(await latestVehicleReviews(ctx, MOST_LISTED)),
  ];
  return written
    .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
    .slice(0, MOST_LISTED);
}

function lineOf(review: Written, settings: MarketSettings): string {
  const { id, created_at: at, rating, store, comment, pictures = 0 } = review;
  const withPictures = pictures > 0 ? `, pictures: ${pictures}` : '';
  return `${id} ${wallText(at.toISOString(), settings)} stars: ${rating}${withPictures}, ${saidText([store, comment])}\n`;
}

/** reviews, reviews ID --clear: what customers wrote in public, and what of it may not stay. */
export const keepReviews: MarketCommand = async ({ args, output, withMarket }) => {
  const { words, on } = readOptions(args, { clear: 'switch' }, ['ID']);
  const [id] = words;
  if (on('clear') !== (id !== undefined)) throw new CommandProblem(`Say reviews ID --clear. ${seeHelp}`);
  return withMarket(async ({ ctx }) => {
    if (
      id !== undefined &&
      !(isId(id) && ((await clearReview(ctx, id)) || (await clearVehicleReview(ctx, id))))
    )
      throw new CommandProblem(
        `There is no review ${id} of a customer. npm run market -- reviews lists them.`,
      );
    const { settings } = await getMarket(ctx);
    const latest = await listLatest(ctx);
    output.write(
      latest.map((review) => lineOf(review, settings)).join('') || 'No review has words or pictures.\n',
    );
    return 0;
  });
};
