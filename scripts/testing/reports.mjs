import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** vitest's report: each test counts; a file that failed to load is a failure of its own. */
export function readUnitReport(path, exitCode, root) {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: ['vitest wrote no report'] };
  const failed = report.testResults.flatMap((file) => {
    const name = relative(root, file.name);
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0 && file.status === 'failed') return [`${name}: did not run`];
    return tests.map(({ fullName }) => `${name}: ${fullName}`);
  });
  return { passed: report.numPassedTests, failed: withExit(failed, exitCode, 'vitest') };
}

/** Playwright's report; an error outside every test (the market did not start) is a failure too. */
export function readBrowserReport(path, exitCode) {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: ['playwright wrote no report'] };
  const specs = report.suites.flatMap(specsOf);
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `e2e/${file}: ${title}`);
  const outside = report.errors.map(({ message }) => `e2e: ${message?.split('\n')[0]}`);
  return { passed: report.stats.expected, failed: withExit([...failed, ...outside], exitCode, 'playwright') };
}

function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

/** Unhandled errors fail a run in which every test passed. */
function withExit(failed, exitCode, program) {
  return exitCode !== 0 && failed.length === 0 ? [`${program} ended with ${exitCode}`] : failed;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
