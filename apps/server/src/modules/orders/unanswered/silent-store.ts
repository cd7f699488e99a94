/** What stands in the books where an order was cancelled because its store did not answer; read in every language. */
export const silentStore = 'store_silent';
