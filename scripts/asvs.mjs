// Writes docs/security/asvs.md from requirements.txt: each requirement of OWASP ASVS 5.0.0, levels 1 and 2, with the
// test that proves it or the reason. --check fails if that file is stale, a number is missing or duplicated, or a
// title does not exist any more.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
// Another folder by argument: the test of this script has one.
const folder = join(root, process.argv.slice(2).find((one) => one !== '--check') ?? 'docs/security');
const target = join(folder, 'asvs.md');
const STATES = ['open', 'test', 'reason', 'none'];

/** Sections of ASVS 5.0.0: how many requirements each has, and those of level 3, which we do not have to meet. */
const SECTIONS = {
  ...{ 1.1: [2], 1.2: [10, 10], 1.3: [12, 12], 1.4: [3], 1.5: [3, 3] },
  ...{ 2.1: [3], 2.2: [3], 2.3: [5, 5], 2.4: [2, 2] },
  ...{ 3.2: [3, 3], 3.3: [5, 5], 3.4: [8, 7, 8], 3.5: [8, 6, 7, 8], 3.7: [5, 3, 4, 5] },
  ...{ 4.1: [5, 4, 5], 4.2: [5, 2, 3, 4, 5], 4.3: [2], 4.4: [4] },
  ...{ 5.1: [1], 5.2: [6, 4, 5, 6], 5.3: [3, 3], 5.4: [3] },
  ...{ 6.1: [3], 6.2: [12], 6.3: [8, 5, 6, 7, 8], 6.4: [6, 5, 6], 6.5: [8, 6, 7, 8], 6.6: [4, 4], 6.8: [4] },
  ...{ 7.1: [3], 7.2: [4], 7.3: [2], 7.4: [5], 7.5: [3, 3], 7.6: [2] },
  ...{ 8.1: [4, 3, 4], 8.2: [4, 4], 8.3: [3, 2, 3], 8.4: [2, 2], 9.1: [3], 9.2: [4] },
  ...{
    10.1: [2],
    10.2: [3, 3],
    10.3: [5, 5],
    10.4: [16, 12, 13, 14, 15, 16],
    10.5: [5],
    10.6: [2],
    10.7: [3],
  },
  ...{ 11.1: [4, 3, 4], 11.2: [5, 4, 5], 11.3: [5, 4, 5], 11.4: [4], 11.5: [2, 2], 11.6: [2, 2] },
  ...{ 12.1: [5, 4, 5], 12.2: [2], 12.3: [5, 5] },
  ...{ 13.1: [4, 2, 3, 4], 13.2: [6, 6], 13.3: [4, 3, 4], 13.4: [7, 6, 7] },
  ...{ 14.1: [2], 14.2: [8, 5, 6, 7, 8], 14.3: [3] },
  ...{ 15.1: [5, 4, 5], 15.2: [5, 4, 5], 15.3: [7] },
  ...{ 16.1: [1], 16.2: [5], 16.3: [4], 16.4: [3], 16.5: [4, 4] },
  ...{ 17.1: [2, 2], 17.2: [8, 5, 6, 7, 8], 17.3: [2] },
};
const expected = Object.entries(SECTIONS).flatMap(([section, [count, ...third]]) =>
  Array.from({ length: count }, (_, index) => index + 1)
    .filter((number) => !third.includes(number))
    .map((number) => `${section}.${number}`),
);

/** Chapters with their requirements, in their order. */
function readRequirements() {
  const aliases = new Map();
  const chapters = [];
  for (const line of readFileSync(join(folder, 'requirements.txt'), 'utf8').split('\n')) {
    const [, alias, file] = /^(@\w+) (\S+)$/.exec(line) ?? [];
    if (alias) aliases.set(alias, file);
    const heading = /^# (V\d+ .+)$/.exec(line)?.[1];
    if (heading) chapters.push({ heading, requirements: [] });
    const [, id, level, state, words, proof] = /^(\S+) ([12]) (\w+) \| (.+?) \| (.+)$/.exec(line) ?? [];
    if (id) chapters.at(-1).requirements.push({ id, level, state, words, proof });
    else if (/^\d/.test(line)) throw new Error(`requirements.txt cannot be read: ${line}`);
  }
  return { chapters, proofsOf: (proof) => proof.split(' ;; ').map((one) => readProof(one, aliases)) };
}

function readProof(text, aliases) {
  const [name, ...title] = text.split(' ');
  return { file: aliases.get(name) ?? name, title: title.join(' ') };
}

function problemsOf({ chapters, proofsOf }) {
  const all = chapters.flatMap(({ requirements }) => requirements);
  const ids = all.map(({ id }) => id);
  const gone = all
    .filter(({ state }) => state === 'test')
    .flatMap(({ id, proof }) => proofsOf(proof).map((one) => ({ id, ...one })))
    .filter(({ file, title }) => !existsSync(join(root, file)) || !holds(file, title));
  return [
    ...expected.filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`),
    ...ids.filter((id) => !expected.includes(id)).map((id) => `${id} is no requirement of level 1 or 2`),
    ...all.filter(({ state }) => !STATES.includes(state)).map(({ id, state }) => `${id}: no state ${state}`),
    ...gone.map(({ id, file, title }) => `${id}: no test “${title}” in ${file}`),
  ];
}

/** A title in a test file, after any acceptance ids, or a value of a table of cases. */
const holds = (file, title) => readFileSync(join(root, file), 'utf8').includes(title);

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function row({ id, level, state, words, proof }, proofsOf) {
  const linked = ({ file, title }) => `[${file.split('/').at(-1)}](../../${file}): ${cell(title)}`;
  const shown = state === 'test' ? proofsOf(proof).map(linked).join('<br>') : cell(proof);
  const marked = { open: '**Not met.** ', none: 'Does not apply: ', reason: '', test: '' }[state];
  return `| v5.0.0-${id} | ${level} | ${cell(words)} | ${marked}${shown} |`;
}

const head = '| requirement | level | what it asks | proof or reason |\n|---|---|---|---|';

function render({ chapters, proofsOf }) {
  const all = chapters.flatMap(({ requirements }) => requirements);
  const count = (state) => all.filter((one) => one.state === state).length;
  const table = (list) => [head, ...list.map((one) => row(one, proofsOf))].join('\n');
  const open = all.filter(({ state }) => state === 'open');
  return `# OWASP ASVS 5.0.0, levels 1 and 2

The requirements are those of the Application Security Verification Standard 5.0.0 of the OWASP Foundation
(https://owasp.org/www-project-application-security-verification-standard/, CC BY-SA 4.0), each in a few words of our own:
read them there. Written by \`npm run asvs\` from [requirements.txt](requirements.txt); \`npm test\` runs the tests that are
named and fails when one is gone, or a number is missing.

**${all.length} requirements: ${count('open')} not met, ${count('test')} proved by tests, ${count('reason')} met by what the reason says, ${count('none')} do not apply.**

## Not met

${table(open)}

${chapters.map(({ heading, requirements }) => `## ${heading}\n\n${table(requirements)}`).join('\n\n')}
`;
}

const read = readRequirements();
const problems = problemsOf(read);
const text = render(read);
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (!existsSync(target) || readFileSync(target, 'utf8') !== text)
  problems.push('docs/security/asvs.md is stale: run "npm run asvs"');
console.log([...problems, /\*\*(\d+ requirements.+)\*\*/.exec(text)[1]].join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;
