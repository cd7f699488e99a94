// npm run mutate [-- room …]: makes one small change at a time in the files that decide about money, hours, stock,
// permissions, zones and people, and runs their tests. A change that no test notices is a survivor (docs/mutation.md).
// Long: not in npm test.
import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutantsOf } from './mutation/mutants.mjs';
import { ROOMS } from './mutation/rooms.mjs';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.tmp');
const LEAST_KILLED_PERCENT = 85;
/** A changed loop may never end. The narrow tests take seconds in process, a minute or two over HTTP. */
const PATIENCE_MS = 60_000;
const START_PATIENCE_MS = 300_000;

/** Imported modules stay in memory: after this many mutants a new process is started. */
const MOST_OF_ONE_PROCESS = 150;

/** Runs mutants in one process until all are tried, it hangs, or it dies; returns the outcome of each. */
function tryInProcess(room, mutants) {
  return new Promise((resolve, reject) => {
    const program = room.globalSetup ? 'try-with-vitest.mjs' : 'try-in-process.mjs';
    const child = fork(join(root, 'scripts/mutation', program), { cwd: root, detached: true });
    const outcomes = [];
    let ready = false;
    let timer;
    const isPatient = (ms) => {
      clearTimeout(timer);
      // The process group: the process that runs the tests hangs with it.
      timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), ms);
    };
    isPatient(START_PATIENCE_MS);
    child.on('message', (message) => {
      isPatient(room.globalSetup ? START_PATIENCE_MS : PATIENCE_MS);
      if (message.ready) ready = true;
      else {
        outcomes.push(message.killed ? 'killed' : 'survived');
        process.stdout.write(message.killed ? '.' : 'S');
      }
    });
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (!ready)
        return reject(new Error(`the tests of the unchanged files do not pass (${code ?? signal})`));
      if (outcomes.length < mutants.length) outcomes.push('timed out');
      resolve(outcomes);
    });
    child.send({ room, mutants });
  });
}

async function tryRoom(name) {
  const room = ROOMS[name];
  const mutants = room.files.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
  console.log(`\n${name}: ${mutants.length} mutants in ${room.files.length} files`);
  const outcomes = [];
  while (outcomes.length < mutants.length)
    outcomes.push(
      ...(await tryInProcess(room, mutants.slice(outcomes.length, outcomes.length + MOST_OF_ONE_PROCESS))),
    );
  return mutants.map(({ source: _source, ...mutant }, index) => ({ ...mutant, outcome: outcomes[index] }));
}

function show(name, tried) {
  const survivors = tried.filter(({ outcome }) => outcome === 'survived');
  const killed = tried.length - survivors.length;
  const percent = Math.floor((killed / tried.length) * 1000) / 10;
  console.log(`\n${name}: ${killed} of ${tried.length} killed, ${percent} %`);
  for (const { file, line, from, to } of survivors)
    console.log(
      `  ${file}:${line}  ${from.replaceAll(/\s+/g, ' ').slice(0, 70)}  →  ${to.replaceAll(/\s+/g, ' ') || '(left out)'}`,
    );
  return percent;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in ROOMS));
if (unknown.length > 0)
  throw new Error(`No such room: ${unknown.join(', ')}. There are ${Object.keys(ROOMS).join(', ')}.`);
mkdirSync(reports, { recursive: true });
for (const name of asked.length > 0 ? asked : Object.keys(ROOMS)) {
  const tried = await tryRoom(name);
  writeFileSync(join(reports, `mutation-${name}.json`), `${JSON.stringify(tried, null, 1)}\n`);
  if (show(name, tried) < LEAST_KILLED_PERCENT) process.exitCode = 1;
}
