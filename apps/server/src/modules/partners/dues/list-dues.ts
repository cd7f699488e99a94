import type { Ctx } from '../../../platform/context.ts';
import { getMarket } from '../../settings/index.ts';
import { type DuesRow, listDues } from './dues.repo.ts';

/** What a partner owes the market for a month by the terms they agreed to. */
export interface Dues extends DuesRow {
  readonly commissionMinor: number;
}

/** The dues of all partners for a month such as 2026-11, which begins and ends on the market's wall clock. */
export async function duesOf(ctx: Ctx, month: string): Promise<Dues[]> {
  const { timeZone } = (await getMarket(ctx)).settings;
  const rows = await listDues(ctx.db, { month, timeZone });
  return rows.map((row) => ({
    ...row,
    commissionMinor: Math.round((row.sales_minor * row.commission_percent) / 100),
  }));
}
