import { giveWay, startMarket } from '../support/start-market.ts';

/** The market of what is measured on a phone, which does not share its processor with a market. */
export default (): Promise<() => Promise<void>> => startMarket(giveWay);
