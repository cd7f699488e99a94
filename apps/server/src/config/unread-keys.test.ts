import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { idleLines, unreadKeys, unreadKeysText } from './unread-keys.ts';

test('a mistyped key of .env is told at the start: the market went on without what it was to say', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '.env');
  writeFileSync(
    file,
    'PORT=3000\nSMPT_URL=smtps://me:secret@mail.example\n# DATADIR=x\nPUBLIC_ULR=https://x.example\n',
  );
  expect(unreadKeysText(['--no-warnings', `--env-file=${file}`])).toBe(
    `Nothing here reads PUBLIC_ULR, SMPT_URL of ${file}: .env.example has every key.\n`,
  );
  expect(unreadKeysText(['--no-warnings'])).toBe('');
});

test('keys that lie in a file, and those of Node and PostgreSQL, are read', () => {
  expect(unreadKeys('DATABASE_URL_FILE=/run/secrets/x\nNODE_OPTIONS=\nPGSSLMODE=require\nTZ=UTC')).toEqual(
    [],
  );
});

test('NODE_EXTRA_CA_CERTS of a file is told at the start: Node reads it from its real environment alone', () => {
  expect(unreadKeys('NODE_EXTRA_CA_CERTS=/etc/ssl/own.pem')).toEqual(['NODE_EXTRA_CA_CERTS']);
});

test('a line of .env that sets nothing is told at the start: PORT 4000 opened the market at 3000', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '.env');
  writeFileSync(file, '# Where it listens\nPORT 4000\n\nHOST=0.0.0.0\n= x\n');
  expect(unreadKeysText([`--env-file=${file}`])).toBe(
    `What sets nothing in ${file}, as it is not KEY=value: line 2, 5.\n`,
  );
  expect(idleLines('export HOST=x\n  PORT = 1\n#PORT\nSTRIPE_SECRET_KEY="a\nb"\n')).toEqual([]);
});
