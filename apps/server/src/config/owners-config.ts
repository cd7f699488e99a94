import type { Config } from './config.ts';

/**
 * The configuration of what only the owner of the tables may do, such as migrations and imports: its address, if there
 * is one, in the place of the servers'.
 */
export function ownersConfig(config: Config): Config {
  const { scale, databaseUrl } = config;
  const { ownerUrl } = scale.database;
  if (ownerUrl === undefined) return config;
  // It leads past any pooler, of which the other two tell.
  const past = { sessionUrl: undefined, prepare: undefined, servingUrl: databaseUrl };
  return { ...config, databaseUrl: ownerUrl, scale: { ...scale, database: { ...scale.database, ...past } } };
}
