import type { Config } from './config/config.ts';
import type { Database } from './platform/database/database.ts';
import { mayChangeTables } from './platform/database/serving-account.ts';

/** What a start says of a market that real customers reach and whose account could change or drop its tables. */
export async function widePowersText(
  pool: Database['pool'],
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<string> {
  if (!publicUrl?.startsWith('https:') || !(await mayChangeTables(pool))) return '';
  return 'The account of DATABASE_URL may change and drop tables, which serving never needs. Give servers one that may not: docs/security.md, Two database accounts.\n';
}
