import { answeredIn } from '../i18n/languages.ts';
import type { Visit } from '../session/visit.ts';

// Names this client to the API (SYS-01).
const softwareId = 'promenade-storefront';

/** The headers every call carries (SYS-01). A browser adds `origin` by itself; the server's caller gives it. */
export function requestHeaders(visit: Visit, token: string | null, origin?: string): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    zoneid: JSON.stringify(visit.zoneIds),
    'X-localization': answeredIn(visit.language),
    'X-software-id': softwareId,
  };
  if (visit.point) {
    headers['latitude'] = String(visit.point.lat);
    headers['longitude'] = String(visit.point.lng);
  }
  if (visit.module) headers['moduleId'] = visit.module.id;
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (origin) headers['origin'] = origin;
  return headers;
}
