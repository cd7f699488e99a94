import type { Currency } from '@promenade/domain/money';
import type { StandingMarket } from '../market-state.ts';

/** A market that cannot be imported here; the message is for the person who asked. Nothing was written. */
export class ImportRefused extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'ImportRefused';
  }
}

/** What an import is to the database it comes to. */
export type ImportMode = 'open' | 'update' | 'replace';

/** A market about to come in. */
export interface ComingMarket {
  readonly slug: string;
  readonly currency: Currency;
  /** Whether it may take the place of another one that is somebody's. */
  readonly replace: boolean;
  /** A demonstration, which is told neither a name nor to take anybody's place. */
  readonly demo?: boolean;
}

/** An empty database is opened, the same market updated, another one replaced. @throws ImportRefused */
export function decideImport(standing: StandingMarket | undefined, coming: ComingMarket): ImportMode {
  if (!standing) return 'open';
  const same = standing.slug === coming.slug;
  if (!same && !standing.demo && !coming.replace) {
    throw new ImportRefused(
      `This database holds the market '${standing.name}'. ${
        coming.demo
          ? 'A demonstration does not take its place: choose another DATA_DIR or DATABASE_URL.'
          : 'Give the --name it was imported with to bring it up to date, say --replace to put another in its place, or choose another DATA_DIR.'
      }`,
    );
  }
  refuseOtherMoney(standing, coming);
  return same ? 'update' : 'replace';
}

/** What is ordered, booked, paid or in a wallet is an amount without a currency: in another one it would be worth another. */
function refuseOtherMoney(standing: StandingMarket, { currency }: ComingMarket): void {
  const { code, decimals } = standing.currency;
  const { money } = standing;
  if (!money || (code === currency.code && decimals === currency.decimals)) return;
  throw new ImportRefused(
    `There are ${money} in ${code} here, and a market with ${money} keeps its currency. Open the other market in a folder of its own: DATA_DIR=.data-${currency.code.toLowerCase()}`,
  );
}
