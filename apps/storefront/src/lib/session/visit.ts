import { isModuleType, type ModuleType } from '@promenade/domain/modules';
import { isLanguage, type Language, languageParameter, pickLanguage } from '../i18n/languages.ts';
import { parseCookies } from './cookies.ts';

/** A point on the earth, WGS 84 degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** The chosen module as it is stored. */
export interface ChosenModule {
  readonly id: string;
  readonly module_type: ModuleType;
}

export type Theme = 'light' | 'dark';

/** What the server must know to render a page; nothing in it identifies a person. */
export interface Visit {
  readonly language: Language;
  /** Null follows the device. */
  readonly theme: Theme | null;
  /** The delivery location's text; null until one is chosen. */
  readonly location: string | null;
  readonly point: Point | null;
  readonly zoneIds: readonly string[];
  readonly module: ChosenModule | null;
}

function parseJson(text: string | undefined): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

export function parsePoint(text: string | undefined): Point | null {
  const value = parseJson(text) as { lat?: unknown; lng?: unknown } | null;
  const lat = Number(value?.lat ?? Number.NaN);
  const lng = Number(value?.lng ?? Number.NaN);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

export function parseZoneIds(text: string | undefined): readonly string[] {
  const value = parseJson(text);
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
}

export function parseModule(text: string | undefined): ChosenModule | null {
  const value = parseJson(text) as { id?: unknown; module_type?: unknown } | null;
  if (typeof value?.id !== 'string' || typeof value.module_type !== 'string') return null;
  return isModuleType(value.module_type) ? { id: value.id, module_type: value.module_type } : null;
}

/** Reads a visit from stored values; malformed ones count as absent. */
export function parseVisit(stored: Readonly<Record<string, string>>, acceptLanguage: string | null): Visit {
  const theme = stored['theme'];
  return {
    language: pickLanguage(stored['language-setting'], acceptLanguage),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    location: stored['location'] || null,
    point: parsePoint(stored['currentLatLng']),
    zoneIds: parseZoneIds(stored['zoneid']),
    module: parseModule(stored['module']),
  };
}

/** The headers of a request, without the Request, which is expensive to create. */
export type AskedHeaders = Pick<Headers, 'get'>;

// The cache key of a page and the page itself read the visit of the same request one right after the other.
let last:
  | { readonly cookie: string | null; readonly accepted: string | null; readonly visit: Visit }
  | undefined;

/** The visit in a request's first-party cookies. */
export function visitOf({ headers }: { readonly headers: AskedHeaders }): Visit {
  const [cookie, accepted] = [headers.get('cookie'), headers.get('accept-language')];
  if (last?.cookie !== cookie || last.accepted !== accepted)
    last = { cookie, accepted, visit: parseVisit(parseCookies(cookie), accepted) };
  return last.visit;
}

/** The visit a page is rendered for: its address may name the language (decision 15). */
export function visitOfPage(request: { readonly url: string; readonly headers: AskedHeaders }): Visit {
  const visit = visitOf(request);
  const named = new URL(request.url).searchParams.get(languageParameter);
  return isLanguage(named) ? { ...visit, language: named } : visit;
}
