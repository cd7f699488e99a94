import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupProblem } from './backup-problem.ts';

/** A file of a backup: its path in the folder, size and checksum. */
const keptFile = z.object({ path: z.string(), bytes: z.number().int(), sha256: z.string().length(64) });

const keptTable = keptFile.extend({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
});

const manifest = z.object({
  format: z.literal('promenade-backup'),
  version: z.literal(1),
  /** The moment of the database snapshot. */
  takenAt: z.iso.datetime(),
  /** The schema: the migrations that were applied, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In the order in which they are filled: referenced tables first. */
  tables: z.array(keptTable),
  /** The last value of each sequence; null if it was never used. */
  sequences: z.array(z.object({ name: z.string(), last: z.number().int().nullable() })),
  media: z.array(keptFile),
});

/** The content of a backup. */
export type Manifest = z.output<typeof manifest>;
/** A file of a backup. */
export type KeptFile = z.output<typeof keptFile>;
/** A table's rows in the format of PostgreSQL's COPY, gzipped. */
export type KeptTable = z.output<typeof keptTable>;

const fileName = 'manifest.json';
const checksumName = 'manifest.sha256';

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes the manifest and its checksum: the last files of a backup. */
export async function writeManifest(folder: string, kept: Manifest): Promise<void> {
  const text = `${JSON.stringify(kept, null, 1)}\n`;
  const options = { mode: 0o600, flush: true } as const;
  await writeFile(join(folder, fileName), text, options);
  await writeFile(join(folder, checksumName), `${sumOf(text)}  ${fileName}\n`, options);
}

/** @throws BackupProblem if the folder is not a complete backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => undefined);
  const checksum = await readFile(join(folder, checksumName), 'utf8').catch(() => '');
  if (text === undefined || checksum === '')
    throw new BackupProblem(`${folder} is not a backup, or was never finished.`);
  if (checksum.split(' ')[0] !== sumOf(text))
    throw new BackupProblem(`${folder} is damaged: its manifest is not what was written.`);
  const parsed = manifest.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new BackupProblem(`${folder} was written by a version that this one cannot read.`);
  return parsed.data;
}
