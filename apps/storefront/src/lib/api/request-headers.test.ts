import { expect, test } from 'vitest';
import { parseVisit } from '../session/visit.ts';
import { requestHeaders } from './request-headers.ts';

const visit = parseVisit(
  {
    'language-setting': 'fr',
    currentLatLng: '{"lat":-34.9,"lng":-56.1}',
    zoneid: '["z1"]',
    module: '{"id":"m1","module_type":"food"}',
  },
  null,
);

test('[SYS-01] a call carries place, zone, module, language, software and token', () => {
  expect(requestHeaders(visit, 'secret', 'https://market.test')).toEqual({
    accept: 'application/json',
    latitude: '-34.9',
    longitude: '-56.1',
    zoneid: '["z1"]',
    moduleId: 'm1',
    authorization: 'Bearer secret',
    'X-localization': 'fr',
    'X-software-id': 'promenade-storefront',
    origin: 'https://market.test',
  });
});

test('[SYS-01] what is not known is not sent; the zone list is always a list', () => {
  const headers = requestHeaders(parseVisit({}, null), null);
  expect(Object.keys(headers).sort()).toEqual(['X-localization', 'X-software-id', 'accept', 'zoneid']);
  expect(headers['zoneid']).toBe('[]');
});
