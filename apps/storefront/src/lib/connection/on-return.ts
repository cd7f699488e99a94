import { readConnection, subscribeConnection } from './connection.ts';

/** Calls back whenever the connection, or the market, is back. Returns a function that ends it. */
export function onReturn(listener: () => void): () => void {
  let wasBack = readConnection().back;
  return subscribeConnection(() => {
    const { back } = readConnection();
    if (back && !wasBack) listener();
    wasBack = back;
  });
}
