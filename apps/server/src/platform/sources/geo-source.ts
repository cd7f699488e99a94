import { setTimeout as pause } from 'node:timers/promises';

/** What the environment says about places (docs/geo-providers.md). */
export interface GeoSettings {
  readonly provider: 'local' | 'nominatim' | 'photon' | 'google';
  /** Where it is reached, without a slash at the end; undefined: its public address. */
  readonly url: string | undefined;
  /** A secret: it goes to the provider and nowhere else. */
  readonly key: string | undefined;
  /** A mail or web address for those who run the provider. */
  readonly contact: string | undefined;
}

/** Who is asked where a place is, and how. */
export interface GeoSource extends GeoSettings {
  /** How we introduce ourselves; public servers turn strangers away. */
  readonly userAgent: string;
  /** A question that takes longer is given up: somebody is typing. */
  readonly timeoutMs: number;
  /** What every question goes through where maps are to misbehave (FAULTS): waits, and throws. */
  readonly before?: ((patienceMs: number) => Promise<void>) | undefined;
  /** Waits for a turn; tests move their clock instead. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

const TIMEOUT_MS = 2000;

/** What the settings come to for the market at `publicUrl`. */
export function geoSource(settings: GeoSettings, publicUrl: string): GeoSource {
  const contact = settings.contact === undefined ? '' : `; ${settings.contact}`;
  return {
    ...settings,
    // A header is ASCII: the origin of a parsed address is, whatever letters the name is written in.
    userAgent: `Promenade (+${URL.parse(publicUrl)?.origin ?? publicUrl}${contact})`,
    timeoutMs: TIMEOUT_MS,
    wait: (milliseconds) => pause(milliseconds),
  };
}

/** The market's own map alone: no key, no network. */
export const ownMap: GeoSource = geoSource(
  { provider: 'local', url: undefined, key: undefined, contact: undefined },
  '',
);
