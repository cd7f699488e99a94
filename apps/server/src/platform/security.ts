import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Security headers of every answer. The content policy of pages is set with each page, because it
 * carries that page's nonce; everything else is data and may run nothing.
 */
export function contentSecurity(publicUrl: string): FastifyHelmetOptions {
  const secure = publicUrl.startsWith('https:');
  return {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
  };
}

/** The content policy of one page: own origin only, scripts by nonce, MapLibre's worker from a file of ours. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Component positions and the map's canvas are set through element.style, which 'self' covers by CSSOM.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
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
