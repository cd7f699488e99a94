import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DEPENDENCIES = [
  'payments',
  'SMS',
  'mail',
  'push',
  'sign-in',
  'maps',
  'database',
  'events',
  'storage',
  'scanner',
] as const;

/** A row of the resiliency matrix: what fails, how, what the shopper then sees, and the test that proves it. */
export interface Proof {
  readonly dependency: (typeof DEPENDENCIES)[number];
  readonly failure: string;
  readonly shopperSees: string;
  /** Relative to the repository root. */
  readonly file: string;
  /** The test's title, prefixed with those of its describe blocks. */
  readonly test: string;
}

/** The document that contains the matrix. */
export const matrixPath = fileURLToPath(new URL('../../../../../docs/reliability.md', import.meta.url));

const BEGIN = '<!-- The matrix begins: written by `npm run resilience` from the tests that ran -->';
const END = '<!-- The matrix ends -->';

/** The rows recorded by the tests of a run. */
export async function readProofs(folder: string): Promise<Proof[]> {
  const names = await readdir(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Proof);
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** A file, named once, with the titles of its tests. */
function fileCell(file: string, titles: readonly string[]): string {
  const link = `[${file.split('/').slice(-2).join('/')}](../${file})`;
  const sorted = [...new Set(titles)].sort();
  return sorted.length === 1
    ? `${link}: ${sorted[0]}`
    : [link, ...sorted.map((title) => `– ${title}`)].join('<br>');
}

/** One row for all proofs with the same wording, with each of their tests. */
function row(proofs: readonly Proof[]): string {
  const [{ dependency, failure, shopperSees }] = proofs as [Proof];
  const files = [...Map.groupBy(proofs, ({ file }) => file)].sort(([one], [other]) => (one < other ? -1 : 1));
  const tests = files.map(([file, own]) =>
    fileCell(
      file,
      own.map(({ test }) => cell(test)),
    ),
  );
  return `| ${dependency} | ${cell(failure)} | ${cell(shopperSees)} | ${tests.join('<br>')} |`;
}

/** The matrix in the document's format: sorted by dependency, without duplicates. */
export function renderMatrix(proofs: readonly Proof[]): string {
  const rows = DEPENDENCIES.flatMap((dependency) => {
    const own = proofs.filter((proof) => proof.dependency === dependency);
    return [...Map.groupBy(own, ({ failure, shopperSees }) => `${failure}|${shopperSees}`).values()]
      .map(row)
      .sort();
  });
  return ['| what fails | how | what the shopper sees | proved by |', '|---|---|---|---|', ...rows].join(
    '\n',
  );
}

/** The document with its matrix replaced. */
export function withMatrix(document: string, matrix: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${matrixPath} has lost the marks around its matrix`);
  return `${document.slice(0, begin)}${BEGIN}\n\n${matrix}\n\n${document.slice(end)}`;
}
