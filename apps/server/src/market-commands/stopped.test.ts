import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { tellWhenStopped } from './stopped.ts';

/** What a command that is stopped so says, and ends with. */
function stopped(name: string | undefined, signal: string) {
  const said: string[] = [];
  const codes: unknown[] = [];
  const program = Object.assign(new EventEmitter(), {
    stderr: { write: (text: string) => said.push(text) > 0 },
    exit: (code: unknown) => void codes.push(code),
  });
  tellWhenStopped(program as never, name);
  program.emit(signal);
  return { said: said.join(''), code: codes[0] };
}

test('Ctrl-C in the middle of an import is told what became of it: it ended without a word', () => {
  expect(stopped('import', 'SIGINT')).toEqual({
    said: '\nStopped before it was done. It writes all or nothing: run it again.\n',
    code: 130,
  });
  expect(stopped('backup', 'SIGTERM')).toEqual({
    said: '\nStopped before it was done. What it wrote so far is in a folder that ends in .unfinished.\n',
    code: 143,
  });
  expect(stopped(undefined, 'SIGINT').said).toBe('\nStopped before it was done.\n');
});
