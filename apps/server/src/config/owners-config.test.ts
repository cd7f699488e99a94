import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { ownersConfig } from './owners-config.ts';

const serving = 'postgres://promenade_serves:word@localhost/market';
const owner = 'postgres://promenade:other@localhost/market';

test('migrations and commands come as the owner, past the pooler that servers use', () => {
  const pooled = { DATABASE_SESSION_URL: serving, DATABASE_PREPARE: 'off' };
  const config = ownersConfig(loadConfig({ DATABASE_URL: serving, DATABASE_OWNER_URL: owner, ...pooled }));
  expect(config.databaseUrl).toBe(owner);
  expect(config.scale.database).toMatchObject({
    servingUrl: serving,
    sessionUrl: undefined,
    prepare: undefined,
  });
});

test('with one address all come on it, and servers on theirs whatever else is said', () => {
  const one = loadConfig({ DATABASE_URL: serving });
  expect(ownersConfig(one)).toBe(one);
  expect(loadConfig({ DATABASE_URL: serving, DATABASE_OWNER_URL: owner }).databaseUrl).toBe(serving);
});
