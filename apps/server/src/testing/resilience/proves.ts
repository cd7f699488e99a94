import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, onTestFinished } from 'vitest';
import type { Proof } from './matrix.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/**
 * Declares in a test that it proves a row of the resiliency matrix (docs/reliability.md). The row is recorded once
 * the test has passed; the end of the run compares the recorded rows with the document.
 */
export function proves(row: Omit<Proof, 'file' | 'test'>): void {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const proof: Proof = { ...row, file: relative(root, testPath), test: currentTestName };
  onTestFinished(({ task }) => {
    if (task.result?.state !== 'pass') return;
    appendFileSync(join(inject('provenRows'), `${process.pid}.jsonl`), `${JSON.stringify(proof)}\n`);
  });
}
