import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from './error-handler.ts';

async function linesOf(error: Error): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  answerErrors(app);
  app.get('/api/v1/lists', () => Promise.reject(error));
  expect((await app.inject('/api/v1/lists')).statusCode).toBe(503);
  await app.close();
  return lines;
}

const failed = (message: string, more: object) => Object.assign(new Error(message), more);
const full = 'the disk is full or takes no writes: make room there';
const away = 'the database is out of reach, or took too long';

test.each([
  ['could not extend file: No space left on device', { code: '53100' }, full],
  ['ENOSPC: no space left on device, write', { code: 'ENOSPC', syscall: 'write' }, full],
  ['terminating connection due to administrator command', { code: '57P01' }, away],
  ['connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }, away],
  ['canceling statement due to lock timeout', { code: '55P03' }, away],
  ['could not serialize access due to concurrent update', { code: '40001' }, away],
  ['deadlock detected', { code: '40P01' }, away],
])(
  'an outage is told in one line that says which it is: ‘%s’ was the database or the disk, with a stack for each request',
  async (message, more, msg) => {
    const lines = await linesOf(failed(message, more));
    expect(lines).toMatchObject([
      { level: 40, msg, failure: message, failure_code: more.code, route: '/api/v1/lists' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('told-outages.test');
  },
);

test('a database that neither of its two addresses reaches is told by its code: its failure was empty', async () => {
  const error = Object.assign(new AggregateError([new Error('one'), new Error('other')]), {
    code: 'ECONNREFUSED',
  });
  expect(await linesOf(error)).toMatchObject([{ msg: away, failure: 'ECONNREFUSED' }]);
});
