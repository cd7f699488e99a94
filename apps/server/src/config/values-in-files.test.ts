import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'promenade-'));
const fileOf = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

test('a secret is read from the file that its key names, without the end of its line', () => {
  const DATABASE_URL_FILE = fileOf('url', 'postgres://market:word@localhost/market\n');
  const GEO_PROVIDER_KEY_FILE = fileOf('key', 'a-key\r\n');
  const config = loadConfig({ DATABASE_URL_FILE, GEO_PROVIDER: 'google', GEO_PROVIDER_KEY_FILE });
  expect(config.databaseUrl).toBe('postgres://market:word@localhost/market');
  expect(config.geo.key).toBe('a-key');
});

test.each([
  ['is missing', { SMTP_URL_FILE: join(folder, 'nothing') }, 'SMTP_URL_FILE: .* cannot be read'],
  ['is empty', { SMTP_URL_FILE: fileOf('empty', '\n') }, 'SMTP_URL_FILE: .* is empty'],
  ['is a folder', { SMTP_URL_FILE: folder }, 'SMTP_URL_FILE: .* cannot be read'],
  ['stands beside the key itself', { PORT: '3000', PORT_FILE: fileOf('port', '80') }, 'PORT is set as well'],
])('a file that %s is told of by its key', (_why, env, words) => {
  expect(() => loadConfig(env)).toThrow(new RegExp(words));
});

test('what a file holds is never said back, though it is wrong', () => {
  const SMTP_URL_FILE = fileOf('wrong', 'user:secret word');
  expect(() => loadConfig({ SMTP_URL_FILE })).toThrow('SMTP_URL');
  expect(() => loadConfig({ SMTP_URL_FILE })).not.toThrow('secret word');
});

test('a key left empty, as a template has it, is none', () => {
  expect(loadConfig({ PORT: '', PORT_FILE: fileOf('other-port', '8080') }).port).toBe(8080);
});
