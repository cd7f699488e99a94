import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** The port that a market will listen on: a free one for 0, as links are written before it listens. */
export async function choosePort({
  port,
  host,
}: {
  readonly port: number;
  readonly host: string;
}): Promise<number> {
  if (port !== 0) return port;
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return free;
}
