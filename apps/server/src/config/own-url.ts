const everyNetwork = new Set(['0.0.0.0', '::']);

/** Whether a market listens on every network of its machine: an address to listen on, and none to call. */
export const isEveryNetwork = (host: string): boolean => everyNetwork.has(host);

/** Where a browser on this machine reaches what listens there. */
export function ownUrl({ host, port }: { readonly host: string; readonly port: number }): string {
  if (isEveryNetwork(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
