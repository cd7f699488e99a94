import { describe, expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const given = (env: Record<string, string>) => () => loadConfig(env);

describe('a database on another machine', () => {
  test.each([
    'postgres://me:word@db.example/market',
    'postgres://me:word@10.0.0.7:5432/market?application_name=market',
    'postgres://me@db.example/market?sslmode=disable',
    // May fall back, or looks at no certificate.
    'postgres://me@db.example/market?sslmode=prefer',
    'postgres://me@db.example/market?sslmode=no-verify',
    'postgres://me@db.example/market?sslmode=require&uselibpqcompat=true',
    'postgres://me@/market?host=db.example',
    'postgres://me@127.0.0.1.example/market',
    'postgres://me@[2001:db8::1]/market',
  ])('%s is not reached without TLS', (DATABASE_URL) => {
    expect(given({ DATABASE_URL })).toThrow(
      /^The environment has mistakes:\n {2}DATABASE_URL: leads to another machine without TLS; add sslmode=verify-full .* or set DATABASE_PLAINTEXT=allowed/,
    );
    expect(loadConfig({ DATABASE_URL, DATABASE_PLAINTEXT: 'allowed' }).databaseUrl).toBe(DATABASE_URL);
  });

  test.each([
    'postgres://me@db.example/market?sslmode=verify-full',
    'postgres://me@db.example/market?sslmode=verify-ca&sslrootcert=/etc/ca.pem',
    'postgres://me@db.example/market?sslmode=require',
    'postgres://me@db.example/market?sslmode=verify-full&uselibpqcompat=true',
    'postgres://me@/market?host=db.example&sslmode=verify-full',
    // Of this machine.
    'postgres://me@localhost/market',
    'postgres://me@127.0.0.1:5433/market',
    'postgres://me@[::1]:5433/market',
    'postgres://me@/market?host=/var/run/postgresql',
    'postgres://me@%2Fvar%2Frun%2Fpostgresql/market',
    'postgres:///market',
  ])('%s is', (DATABASE_URL) => {
    expect(loadConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  test('each address is looked at, the replicas’ too', () => {
    const DATABASE_URL = 'postgres://me@db.example/market?sslmode=verify-full';
    const plain = 'postgres://me@other.example/market';
    expect(given({ DATABASE_URL, DATABASE_SESSION_URL: plain })).toThrow('DATABASE_SESSION_URL: leads to');
    expect(given({ DATABASE_URL, DATABASE_REPLICA_URL: `${DATABASE_URL},${plain}` })).toThrow(
      'DATABASE_REPLICA_URL: leads to',
    );
  });
});
