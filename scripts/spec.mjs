// Writes docs/spec/proofs, a file per chapter of the acceptance list: its lines, each with the tests whose titles
// contain its id; and docs/spec/README.md, which counts them. --check fails if one is stale, or a test names an id
// that the list does not have.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const spec = join(root, 'docs/spec');
const TEST_ROOTS = ['packages', 'apps', 'e2e', 'scripts', 'bench'];
const TEST_FILE = /\.(test|spec)\.tsx?$/;
const SKIPPED = /^(node_modules|build|\.react-router|arrow-fixtures|\.data)$/;

/** Sections with their lines, in the order of the list. */
function readSections() {
  const text = readFileSync(join(spec, 'acceptance.md'), 'utf8');
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

/** Proofs by id: file and test. */
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

/** Titles are text, not Markdown. */
function plain(text) {
  return text
    .replaceAll('`', "'")
    .replaceAll('<', '&lt;')
    .replaceAll(/\\(['"])/g, '$1');
}

// A title that consists of the case alone (`%s`) says nothing.
const shown = (title) => (/^%[a-z]$/.test(title) ? 'each case of its table' : plain(title));

/** Each file once, by its name with its folder (names alone are ambiguous), and the titles of its tests below it. */
function proofOf([file, titles]) {
  const link = `- [${file.split('/').slice(-2).join('/')}](../../../${file})`;
  return [link, ...titles.map((title) => `  - ${title}`)].join('\n');
}

function lineOf({ id, words }, proofs) {
  const titles = new Map();
  for (const { file, title } of proofs.get(id) ?? [])
    titles.set(file, [...(titles.get(file) ?? []), shown(title)]);
  const found = [...titles].map(proofOf);
  return `## ${id}\n\n${words}\n\n${found.join('\n') || 'Not yet.'}`;
}

const namedIn = (lines, proofs) => lines.filter(({ id }) => proofs.has(id)).length;

function chapter({ heading, lines }, proofs) {
  return `# ${heading}

Written by \`npm run spec\`. ${namedIn(lines, proofs)} of ${lines.length} lines are named by a test. [All chapters](../README.md)

${lines.map((line) => lineOf(line, proofs)).join('\n\n')}
`;
}

const fileName = ({ heading }) => `proofs/${/^[A-Z]+/.exec(heading)[0].toLowerCase()}.md`;

function overview(sections, proofs) {
  const all = sections.flatMap(({ lines }) => lines);
  const named = namedIn(all, proofs);
  const row = (section) =>
    `| [${section.heading}](${fileName(section)}) | ${section.lines.length} | ${namedIn(section.lines, proofs)} |`;
  return `# The acceptance list, and what proves it

Written by \`npm run spec\` from [acceptance.md](acceptance.md) and the ids in the titles of the tests; \`npm test\` runs
those tests and fails when a file is stale. **${named} of ${all.length} lines are named by a test, ${all.length - named} not yet.**
The documents behind the list: [ordering.md](ordering.md), [rental.md](rental.md), [accounts.md](accounts.md),
[readings.md](readings.md) where they contradict each other, [api.md](api.md) for names on the wire.

| chapter, with the tests of each line | lines | named by a test |
|---|---|---|
${sections.map(row).join('\n')}
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
const summary = overview(sections, proofs);
const pages = new Map([
  ['README.md', summary],
  ...sections.map((section) => [fileName(section), chapter(section, proofs)]),
]);
for (const [name, text] of pages) {
  const target = join(spec, name);
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== text)
    problems.push(`docs/spec/${name} is stale: run "npm run spec"`);
}
console.log([...problems, /\*\*(.+)\*\*/.exec(summary)[1]].join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;
