/** Why a city of one's own cannot be a market: a sentence for the person who asked. Nothing was written. */
export class OwnMarketProblem extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'OwnMarketProblem';
  }
}
