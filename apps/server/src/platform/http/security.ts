import type { FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * Security headers. The content security policy of a page is set with the page, because it lists the page's scripts;
 * everything else is data and may not run anything.
 */
function contentSecurity(publicUrl: string): HelmetOptions {
  const secure = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Only for obsolete browsers, or today's default behaviour: the first response must fit into the connection's first
    // 14 KB.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    originAgentCluster: false,
    // Covered by frame-ancestors in the content security policy.
    xFrameOptions: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  };
}

/**
 * Sets the security headers of an answer. They are made once: Fastify's own plugin makes them for each request.
 * @returns what calls back when they are set; nothing can go wrong then, since what cannot be set is refused at once
 */
function securityHeaders(publicUrl: string) {
  const secure = helmet(contentSecurity(publicUrl));
  return (request: FastifyRequest, reply: FastifyReply, next: () => void): void =>
    secure(request.raw, reply.raw, () => next());
}

/** Sets the security headers of every answer of a route, or where there is none. */
export function secureAnswers(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', securityHeaders(publicUrl));
}

/** The answer to a request that no hook sees, as its address cannot even be decoded, with the security headers of all. */
export function securedError<Failure>(
  publicUrl: string,
  answer: (error: Failure, request: FastifyRequest, reply: FastifyReply) => FastifyReply,
) {
  const secure = securityHeaders(publicUrl);
  return (error: Failure, request: FastifyRequest, reply: FastifyReply): void =>
    secure(request, reply, () => void answer(error, request, reply));
}

/** Files that other sites may embed: pictures of items, in emails and link previews. */
export const shownAnywhere = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/**
 * CORS: whose scripts can read answers. No credentials are sent automatically with requests from other sites (there is no
 * session cookie), so on a developer's machine any script can; a market on https allows only its own pages.
 */
function readableFrom(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? new URL(publicUrl).origin : '*';
}

/** Requests and headers that scripts of other sites can use. */
export function otherSites(publicUrl: string): FastifyCorsOptions {
  return {
    origin: readableFrom(publicUrl),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
    // Otherwise the plugin answers an OPTIONS request that is not a preflight with 400 and its own message.
    strictPreflight: false,
  };
}

/** Open feeds can be read by scripts of any site. */
export const readByAnybody = { 'access-control-allow-origin': '*' } as const;

/**
 * Device features that pages cannot use. Geolocation and passkeys are allowed: features not listed here are available to the
 * market's own pages only (Permissions Policy, default allowlists).
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
 * The content security policy of a page: own origin only, with MapLibre's worker from our own file.
 * @param hashes hashes of the page's inline scripts; no others can run
 */
export function pagePolicy(hashes: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.map((one) => `'${one}'`)].join(' '),
    // Styles, fonts and calls are also limited to our own origin. Component positions and the map's canvas are set
    // through element.style, which is not inline style.
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The content security policy of the storefront's files. A worker is subject to the policy of its own file, not of its page:
 * the map's worker can fetch tiles, and nothing else can.
 */
export const filePolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
