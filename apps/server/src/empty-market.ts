import { isEmptyMarket } from './modules/market/index.ts';
import type { Ctx } from './platform/context.ts';

/** What a start on DATABASE_URL says of a market into which nothing was imported; otherwise nothing. */
export async function emptyMarketText(ctx: Ctx): Promise<string> {
  if (!(await isEmptyMarket(ctx))) return '';
  return 'Nothing is in this market yet. Open your own: npm run market -- import FILE --catalogue FOLDER, or the demonstration: npm run market -- demo\n';
}
