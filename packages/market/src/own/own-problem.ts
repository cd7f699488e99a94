/** Why a city cannot become a market: a sentence for the operator. Nothing was written. */
export class OwnMarketProblem extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'OwnMarketProblem';
  }
}
