import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const scannerOf = (url: string) => loadConfig({ CLAMD_URL: url }).scanner;

test('where ClamAV listens is a host with a port, or a socket of this machine', () => {
  expect(loadConfig({}).scanner).toBeUndefined();
  expect(scannerOf('tcp://clamav:3310')).toEqual({ host: 'clamav', port: 3310 });
  expect(scannerOf('tcp://[::1]:3310')).toEqual({ host: '::1', port: 3310 });
  expect(scannerOf('unix:/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  expect(scannerOf('unix:///run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
});

test.each(['clamav:3310', 'tcp://clamav', 'tcp://clamav:3310/files', 'http://clamav:3310', 'unix:clamd.ctl'])(
  '%s is refused, with an example of the right one',
  (url) => {
    expect(() => scannerOf(url)).toThrow('CLAMD_URL: must be an address such as tcp://127.0.0.1:3310');
  },
);
