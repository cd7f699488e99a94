import { setTimeout as pause } from 'node:timers/promises';

/** Geo settings of the environment (docs/geo-providers.md). */
export interface GeoSettings {
  readonly provider: 'local' | 'nominatim' | 'photon' | 'google';
  /** Base URL without a trailing slash; undefined: the provider's public one. */
  readonly url: string | undefined;
  /** Secret: only ever sent to the provider. */
  readonly key: string | undefined;
  /** An email or web address for the provider's administrators. */
  readonly contact: string | undefined;
}

/** A geo provider and how to call it. */
export interface GeoSource extends GeoSettings {
  /** Our User-Agent; public servers reject unidentified clients. */
  readonly userAgent: string;
  /** Timeout of a request: the user is typing. */
  readonly timeoutMs: number;
  /** Fault injection for maps (FAULTS), called before every request: waits, and throws. */
  readonly before?: ((patienceMs: number) => Promise<void>) | undefined;
  /** Waits for the rate limit; tests advance their clock instead. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

const TIMEOUT_MS = 2000;

/** The geo source of the market at `publicUrl`. */
export function geoSource(settings: GeoSettings, publicUrl: string): GeoSource {
  const contact = settings.contact === undefined ? '' : `; ${settings.contact}`;
  return {
    ...settings,
    // Headers are ASCII: the origin of a parsed URL always is, even for an internationalised domain.
    userAgent: `Promenade (+${URL.parse(publicUrl)?.origin ?? publicUrl}${contact})`,
    timeoutMs: TIMEOUT_MS,
    wait: (milliseconds) => pause(milliseconds),
  };
}

/** Only the market's own map: no key, no network. */
export const ownMap: GeoSource = geoSource(
  { provider: 'local', url: undefined, key: undefined, contact: undefined },
  '',
);
