import type { FastifyCorsOptions } from '@fastify/cors';
import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Security headers of every answer. The content policy of pages is set with each page, because it
 * names that page's scripts; everything else is data and may run nothing.
 */
export function contentSecurity(publicUrl: string): FastifyHelmetOptions {
  const secure = publicUrl.startsWith('https:');
  return {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Of browsers that are no more, or what all do by themselves by now: a page is to fit a connection's first 14 KB.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    originAgentCluster: false,
    // The content policy's frame-ancestors says it.
    xFrameOptions: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  };
}

/** What may be shown by other sites too: pictures of goods, in mails and in link previews. */
export const shownAnywhere = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/**
 * Whose scripts may read answers. Nothing is sent by itself with a request from elsewhere (there is no cookie that
 * signs anybody in), so that on a developer's machine anybody's may; a market on https answers its own pages alone.
 */
function readableFrom(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? new URL(publicUrl).origin : '*';
}

/** What scripts of other sites may ask, and read. */
export function otherSites(publicUrl: string): FastifyCorsOptions {
  return {
    origin: readableFrom(publicUrl),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
    // Otherwise who asks for the options of a call by hand is answered 400 in the plugin's own words.
    strictPreflight: false,
  };
}

/** Open feeds are for everybody's scripts. */
export const readByAnybody = { 'access-control-allow-origin': '*' } as const;

/**
 * What pages may not ask of the device. Where it is, and its passkeys, they may: what is not named here is for a
 * market's own pages alone (Permissions Policy, default allowlists).
 */
export const devicePolicy = [
  'camera',
  'microphone',
  'display-capture',
  'usb',
  'serial',
  'hid',
  'midi',
  'payment',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The content policy of one page: own origin only, MapLibre's worker from a file of ours.
 * @param hashes of the scripts that are part of the page: no other may be
 */
export function pagePolicy(hashes: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.map((one) => `'${one}'`)].join(' '),
    // Styles, fonts and calls are of the own origin too. Component positions and the map's canvas are set through
    // element.style, which is no inline style.
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The content policy of the storefront's files. A worker lives by the policy its own file came with, not by its
 * page's: the map's worker fetches tiles, and nothing else may.
 */
export const filePolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
