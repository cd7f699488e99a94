// Runs every ring and sums them up. The last line is the result: `N passed, N failed`.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { BUILDS, CHECKS, CHECKS_OF_THE_BUILD } from './checks.mjs';
import { readBrowserReport, readUnitReport } from './reports.mjs';
import { runAll, runCommand } from './run.mjs';

const root = join(import.meta.dirname, '../..');
const reports = join(root, '.tmp');
const UNIT_REPORT = join(reports, 'unit-report.json');
const BROWSER_REPORT = join(reports, 'browser-report.json');

/** Each ring returns how many passed, and what failed. */
const RINGS = [
  { name: 'builds and static checks', run: buildAndCheck },
  { name: 'rules, contract, rooms and tooling', run: runUnitTests },
  { name: 'screens and journeys in a browser', run: runBrowserTests },
];

async function runUnitTests() {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
  const { exitCode } = await runCommand('vitest', args, root, 'inherit');
  return readUnitReport(UNIT_REPORT, exitCode, root);
}

/** The builds leave one core idle half of the time, and checks wait for their slowest: they run beside each other. */
async function buildAndCheck() {
  const first = await runAll([BUILDS, ...CHECKS], root);
  const then = await runAll(CHECKS_OF_THE_BUILD, root);
  return { passed: first.passed + then.passed, failed: [...first.failed, ...then.failed] };
}

async function runBrowserTests() {
  // Playwright decides on colours by itself; told twice, each of its processes warns.
  const env = { CHROMIUM_PATH: await browser, CI: 'true', NO_COLOR: undefined };
  const { exitCode } = await runCommand('playwright', ['test', '--config', 'e2e'], root, 'inherit', env);
  return readBrowserReport(BROWSER_REPORT, exitCode);
}

/** A ring that cannot run at all is one failure, and the next ring still runs. */
async function runRing({ name, run }) {
  const start = performance.now();
  console.log(`\n== ${name}`);
  const outcome = await run().catch((error) => ({ passed: 0, failed: [`${name}: ${error.message}`] }));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`== ${name}: ${outcome.passed} passed, ${outcome.failed.length} failed in ${seconds} s`);
  return outcome;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// Compiled code is shared by all programs of this run: a start from the server's source takes half as long.
process.env['NODE_COMPILE_CACHE'] ??= join(reports, 'compiled');
// If there is none, it is installed while the first rings run; the last ring reports a failure.
const browser = ensureBrowser(root);
browser.catch(() => undefined);
const outcomes = [];
for (const ring of RINGS) outcomes.push(await runRing(ring));
const failed = outcomes.flatMap((outcome) => outcome.failed);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
