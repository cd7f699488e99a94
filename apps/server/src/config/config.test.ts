import { describe, expect, test } from 'vitest';
import { configKeys, loadConfig } from './config.ts';

describe('the environment', () => {
  test('nothing set: every key has a value that works', () => {
    expect(loadConfig({})).toMatchObject({ port: 3000, geo: { provider: 'local', url: undefined } });
  });

  test('all that is wrong is listed at once', () => {
    const wrong = { PORT: 'x', GEO_PROVIDER: 'google', GEO_PROVIDER_URL: 'ftp://maps.example' };
    const said = () => loadConfig(wrong);
    for (const key of ['PORT', 'GEO_PROVIDER_URL', 'GEO_PROVIDER_KEY']) expect(said).toThrow(key);
  });

  test('what is wrong is told in plain words: it was told that NaN is not a number', () => {
    const said = () => loadConfig({ PORT: 'abc', LOG_LEVEL: 'loud', SMTP_URL: 'mail', DATABASE_POOL: '2' });
    expect(said).toThrow('PORT: must be a number, in digits');
    expect(said).toThrow('LOG_LEVEL: must be one of trace, debug, info, warn, error, silent');
    expect(said).toThrow('SMTP_URL: must be an address such as smtps://user:password@host');
    expect(said).toThrow('DATABASE_POOL: must be at least 4');
    expect(() => loadConfig({ PORT: '99999' })).toThrow('PORT: must be at most 65535');
  });

  test.each(['nominatim', 'photon'])('%s is not asked without saying whom to write to', (GEO_PROVIDER) => {
    expect(() => loadConfig({ GEO_PROVIDER })).toThrow('GEO_PROVIDER_CONTACT');
    const config = loadConfig({ GEO_PROVIDER, GEO_PROVIDER_CONTACT: 'desk@market.example' });
    expect(config.geo).toMatchObject({ provider: GEO_PROVIDER, contact: 'desk@market.example' });
  });

  test('a key is never said back', () => {
    const secret = 'a key\nwith a break';
    const said = () => loadConfig({ GEO_PROVIDER: 'google', GEO_PROVIDER_KEY: secret });
    expect(said).toThrow('GEO_PROVIDER_KEY');
    expect(said).not.toThrow(secret);
  });

  test.each(['https://user:word@maps.example', 'javascript:alert(1)', 'maps.example'])(
    'no address of a provider: %s',
    (GEO_PROVIDER_URL) => {
      expect(() => loadConfig({ GEO_PROVIDER_URL })).toThrow('GEO_PROVIDER_URL');
    },
  );

  test('a header of traces with a bare % is told of by its key', () => {
    expect(() => loadConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'key=100%' })).toThrow(
      'OTEL_EXPORTER_OTLP_HEADERS: must write a % as %25',
    );
  });

  test('a provider’s address loses the slash at its end', () => {
    expect(loadConfig({ GEO_PROVIDER_URL: 'http://10.0.0.7:8080/geo/' }).geo.url).toBe(
      'http://10.0.0.7:8080/geo',
    );
  });

  test('every key is explained', () => {
    expect(configKeys.filter(({ meaning }) => meaning.length < 20)).toEqual([]);
  });
});

test('an address that customers see is a host of its own: below a path no page would be found', () => {
  for (const wrong of [
    'https://x.example/shop',
    'https://x.example/?a=1',
    'https://me:pw@x.example',
    'x.example',
  ])
    expect(() => loadConfig({ PUBLIC_URL: wrong })).toThrow(/ {2}PUBLIC_URL: must be [^\n]+$/);
  expect(loadConfig({ PUBLIC_URL: 'https://x.example:8443/' }).publicUrl).toBe('https://x.example:8443');
});
