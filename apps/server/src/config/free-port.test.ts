import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { choosePort } from './chosen-port.ts';
import { refuseTakenPorts } from './free-port.ts';

const host = '127.0.0.1';

async function takenPort(): Promise<number> {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  return (other.address() as AddressInfo).port;
}
const refused = async (port: number, metricsPort?: number) => {
  const metrics = metricsPort === undefined ? undefined : { port: metricsPort, host };
  const asked = refuseTakenPorts({ port, host, telemetry: { metrics } }, 0);
  return asked.then(
    () => '',
    (error: Error) => error.message,
  );
};

test('a METRICS_PORT that is taken is told before a market is imported', async () => {
  const [free, taken] = [await choosePort({ port: 0, host }), await takenPort()];
  expect(await refused(free, taken)).toBe(
    `METRICS_PORT ${taken} is taken, by another program or by PORT. Choose another for one of the two.`,
  );
  expect(await refused(free, 0)).toBe('');
  expect(await refused(free)).toBe('');
});

test('a METRICS_PORT that is PORT itself is told as well', async () => {
  const free = await choosePort({ port: 0, host });
  expect(await refused(free, free)).toContain(`METRICS_PORT ${free} is taken`);
});

test('a PORT that is taken is told first', async () => {
  const taken = await takenPort();
  expect(await refused(taken, taken)).toContain(`Port ${taken} is taken by another program.`);
});
