import { latitude, longitude } from '@promenade/contract/endpoint';
import { type Language, languages } from '@promenade/contract/refusals';
import type { FastifyRequest } from 'fastify';
import type { Whereabouts } from '../context.ts';
import { refuseValue } from '../errors.ts';
import type { Credentials } from '../identity/identity.ts';
import { isId } from '../record-key.ts';

/** Path and query of a request's target; in absolute form, sent to proxies, the server comes first (RFC 9112, 3.2.2). */
export function pathOfTarget(target: string): string {
  if (!/^https?:/i.test(target)) return target;
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** The headers of a request, by name in lower case. */
type Headed = Pick<FastifyRequest, 'headers'>;

function header(request: Headed, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function isLanguage(value: string): value is Language {
  return (languages as readonly string[]).includes(value);
}

/** `fr-CA` and `fr_CA` are French; `frr` is not. */
function languageIn(tag: string): Language | undefined {
  const code = tag.trim().split(/[-_]/, 1)[0]?.toLowerCase() ?? '';
  return isLanguage(code) ? code : undefined;
}

/** The supported language that the browser prefers most (RFC 9110, 12.5.4). */
function mostWanted(acceptLanguage: string): Language | undefined {
  let best: { readonly language: Language; readonly weight: number } | undefined;
  for (const entry of acceptLanguage.split(',')) {
    const [tag = '', quality] = entry.split(/;\s*q=/i);
    const weight = quality === undefined ? 1 : Number(quality);
    const language = languageIn(tag);
    if (language && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language;
}

/** The caller's language: X-localization, or else the best match for Accept-Language, or else English. */
export function languageOf(request: Headed): Language {
  return (
    languageIn(header(request, 'x-localization') ?? '') ??
    mostWanted(header(request, 'accept-language') ?? '') ??
    'en'
  );
}

function zoneIdsOf(text: string | undefined): string[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    const list = Array.isArray(parsed) ? parsed : [parsed];
    return list.filter((id): id is string => typeof id === 'string' && isId(id)).slice(0, 50);
  } catch {
    return [];
  }
}

/** Location and module from the headers (SYS-01). They are hints, so invalid ones are ignored. */
export function whereaboutsOf(request: Headed): Whereabouts {
  const lat = latitude.safeParse(header(request, 'latitude'));
  const lng = longitude.safeParse(header(request, 'longitude'));
  const moduleId = header(request, 'moduleid');
  return {
    zoneIds: zoneIdsOf(header(request, 'zoneid')),
    moduleId: moduleId !== undefined && isId(moduleId) ? moduleId : undefined,
    point: lat.success && lng.success ? { lat: lat.data, lng: lng.data } : undefined,
  };
}

function guestIdIn(part: unknown): string | undefined {
  const value = (part as { guest_id?: unknown } | null | undefined)?.guest_id;
  return typeof value === 'string' && value !== '' ? value.slice(0, 64) : undefined;
}

/** Token from Authorization, guest id from query or body. */
export function credentialsOf(request: FastifyRequest): Credentials {
  const authorization = header(request, 'authorization') ?? '';
  const token = /^Bearer\s+(.+)$/i.exec(authorization)?.[1];
  return { token, guestId: guestIdIn(request.query) ?? guestIdIn(request.body) };
}

/** Whether the request only asks for the stored answer of its key, without any effect. */
export const isAnsweredOnly = (request: Headed): boolean => header(request, 'x-answered-only') !== undefined;

/** The Idempotency-Key, if one was sent: 8 to 128 visible characters. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = header(request, 'idempotency-key');
  if (key === undefined || key === '') return undefined;
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) {
    return refuseValue('Idempotency-Key', 'key');
  }
  return key;
}

/** Whether the caller wants unknown fields of the body to be ignored (RFC 7240, 4.4). */
export const prefersLenience = (request: Headed): boolean =>
  /(?:^|,)\s*handling\s*=\s*"?lenient"?\s*(?:[;,]|$)/i.test(header(request, 'prefer')?.slice(0, 200) ?? '');
