// Writes docs/spec/README.md: every line of the acceptance list, and the tests whose titles carry its id.
// --check fails when the file is stale, or a test names an id that the list does not have.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const target = join(root, 'docs/spec/README.md');
const TEST_ROOTS = ['packages', 'apps', 'e2e', 'scripts', 'bench'];
const TEST_FILE = /\.(test|spec)\.tsx?$/;
const SKIPPED = /^(node_modules|build|\.react-router|arrow-fixtures|\.data)$/;

/** Sections with their lines, in the order of the list. */
function readSections() {
  const text = readFileSync(join(root, 'docs/spec/acceptance.md'), 'utf8');
  const sections = [];
  for (const line of text.split('\n')) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    if (heading) sections.push({ heading, lines: [] });
    const [, id, words] = /^- ([A-Z]+-\d+) (.+)$/.exec(line) ?? [];
    if (id) sections.at(-1).lines.push({ id, words });
  }
  return sections;
}

function testFiles(dir) {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : testFiles(join(dir, entry.name));
    return TEST_FILE.test(entry.name) ? [join(dir, entry.name)] : [];
  });
}

/** Titles are string literals: 'text', "text" or `text`, on one line. */
function titlesWithIds(file) {
  const literals = readFileSync(file, 'utf8').matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g);
  return [...literals].map(([, , title]) => title).filter((title) => /\[[A-Z]+-\d+\]/.test(title));
}

/** Proofs by id: where, and which test. */
function readProofs() {
  const proofs = new Map();
  for (const file of TEST_ROOTS.flatMap((dir) => testFiles(join(root, dir))).sort()) {
    for (const title of titlesWithIds(file)) {
      for (const [, id] of title.matchAll(/\[([A-Z]+-\d+)\]/g)) {
        const proof = { file: relative(root, file), title: title.replaceAll(/\[[A-Z]+-\d+\]\s*/g, '') };
        proofs.set(id, [...(proofs.get(id) ?? []), proof]);
      }
    }
  }
  return proofs;
}

function cell(text) {
  return text
    .replaceAll('|', '\\|')
    .replaceAll('`', "'")
    .replaceAll('<', '&lt;')
    .replaceAll(/\\(['"])/g, '$1');
}

// A title of cases alone (`%s`) says nothing by itself.
const shown = (title) => (/^%[a-z]$/.test(title) ? 'each case of its table' : cell(title));

/** A file once, with the titles of its tests below it; its name with the folder, as names alone are many times there. */
function fileCell([file, titles]) {
  const link = `[${file.split('/').slice(-2).join('/')}](../../${file})`;
  return titles.length === 1
    ? `${link}: ${titles[0]}`
    : [link, ...titles.map((title) => `– ${title}`)].join('<br>');
}

function row({ id, words }, proofs) {
  const titles = new Map();
  for (const { file, title } of proofs.get(id) ?? [])
    titles.set(file, [...(titles.get(file) ?? []), shown(title)]);
  const found = [...titles].map(fileCell);
  return `| ${id} | ${words.replaceAll('|', '\\|')} | ${found.join('<br>') || 'not yet'} |`;
}

function table({ heading, lines }, proofs) {
  const proved = lines.filter(({ id }) => proofs.has(id)).length;
  const head = `## ${heading}\n\n${proved} of ${lines.length} proved.\n\n| id | line | proved by |\n|---|---|---|`;
  return [head, ...lines.map((line) => row(line, proofs))].join('\n');
}

function render(sections, proofs) {
  const all = sections.flatMap(({ lines }) => lines);
  const proved = all.filter(({ id }) => proofs.has(id)).length;
  return `# The acceptance list, and what proves it

Written by \`npm run spec\` from [acceptance.md](acceptance.md) and the ids in the titles of the tests; \`npm test\` runs
those tests and fails when this file is stale. **${proved} of ${all.length} lines are named by a test, ${all.length - proved} not yet.**
The documents behind the list: [ordering.md](ordering.md), [rental.md](rental.md), [accounts.md](accounts.md),
[readings.md](readings.md) where they contradict each other, [api.md](api.md) for names on the wire.

${sections.map((section) => table(section, proofs)).join('\n\n')}
`;
}

const sections = readSections();
const proofs = readProofs();
const known = new Set(sections.flatMap(({ lines }) => lines.map(({ id }) => id)));
const problems = [...proofs].flatMap(([id, found]) =>
  known.has(id)
    ? []
    : found.map(({ file, title }) => `${file}: no line ${id} in the acceptance list (${title})`),
);
const text = render(sections, proofs);
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text)
  problems.push('docs/spec/README.md is stale: run "npm run spec"');
console.log([...problems, /\*\*(.+)\*\*/.exec(text)[1]].join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;
