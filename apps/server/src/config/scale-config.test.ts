import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const url = 'postgres://market@db.example/market?sslmode=verify-full';

test('one process on one database needs none of the keys', () => {
  expect(loadConfig({}).scale).toEqual({
    database: {
      pool: 16,
      waitMs: 5_000,
      prepare: undefined,
      sessionUrl: undefined,
      ownerUrl: undefined,
      servingUrl: undefined,
      replicaUrls: [],
      replicaAgeMs: 2_000,
    },
    trustedProxies: [],
    assetsDir: undefined,
    stopGraceMs: 0,
  });
});

test('several processes, replicas, a pooler and a balancer', () => {
  const { scale } = loadConfig({
    DATABASE_URL: url,
    DATABASE_POOL: '40',
    DATABASE_REPLICA_URL: `${url}, ${url}&application_name=two`,
    DATABASE_SESSION_URL: url,
    DATABASE_PREPARE: 'off',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1, uniquelocal',
    STOP_GRACE_SECONDS: '12',
  });
  expect(scale).toMatchObject({
    database: { pool: 40, prepare: false, sessionUrl: url, replicaUrls: [url, expect.any(String)] },
    trustedProxies: ['10.0.0.0/8', '::1', 'uniquelocal'],
    stopGraceMs: 12_000,
  });
});

test('a password that no address can hold is told of by its key, and not told', () => {
  const env = { DATABASE_URL: 'postgres://me:a#b@db/market', DATABASE_SESSION_URL: 'mysql://db' };
  expect(() => loadConfig(env)).toThrow(
    /^The environment has mistakes:\n {2}DATABASE_URL: cannot be read: in a password, .* %23 and %25\n {2}DATABASE_SESSION_URL: must begin with postgres:\/\/ or postgresql:\/\/$/,
  );
  for (const right of ['postgresql:///market?host=/run/pg', 'postgres://me:a%23b@/market?host=/run/pg'])
    expect(loadConfig({ DATABASE_URL: right }).databaseUrl).toBe(right);
});

test.each([
  { DATABASE_URL: url, DATABASE_REPLICA_URL: `${url},mysql://db.example` },
  { DATABASE_REPLICA_URL: url },
  { DATABASE_SESSION_URL: url },
  { DATABASE_OWNER_URL: url },
  { DATABASE_POOL: '2' },
  { DATABASE_PREPARE: 'yes' },
  { TRUSTED_PROXIES: 'my balancer!' },
  { TRUSTED_PROXIES: 'balancer' },
  { TRUSTED_PROXIES: '10.0.0.0/33' },
  { TRUSTED_PROXIES: '10.0.0' },
  { STOP_GRACE_SECONDS: '-1' },
])('not right: %o', (env) => {
  const key = Object.keys(env).at(-1) as string;
  expect(() => loadConfig(env)).toThrow(key);
});
