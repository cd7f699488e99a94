import type { NetConnectOpts } from 'node:net';
import { z } from 'zod';

/** `tcp://host:3310` or `unix:/run/clamav/clamd.ctl` → what is connected to; undefined for anything else. */
function readAddress(text: string): NetConnectOpts | undefined {
  const url = URL.parse(text);
  if (url?.protocol === 'unix:' && url.host === '' && url.pathname.startsWith('/'))
    return { path: decodeURIComponent(url.pathname) };
  if (url?.protocol !== 'tcp:' || url.port === '' || !['', '/'].includes(url.pathname)) return undefined;
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) };
}

/** Keys of the environment about what looks through the files that people send. */
export const scannerKeys = {
  CLAMD_URL: z
    .string()
    .refine(
      (text) => readAddress(text) !== undefined,
      'must be an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
    )
    .optional()
    .describe(
      'ClamAV’s daemon, which looks through every file that is sent: tcp://host:port, or unix:/path. Empty: none does. See docs/security.md.',
    ),
};

/** Where the scanner is; undefined: there is none. */
export const scannerAddress = ({ CLAMD_URL: url }: { readonly CLAMD_URL?: string | undefined }) =>
  url === undefined ? undefined : readAddress(url);
