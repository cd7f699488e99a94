// Writes docs/security/limits.md: the rate and size limits of each call, as the program defines them. --check fails
// if that file is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyLimitOf, limitOf } from '../apps/server/src/platform/limits/limits.ts';
import { endpoints } from '../packages/contract/src/calls/index.ts';

const target = join(import.meta.dirname, '../docs/security/limits.md');
const OPEN = 'https://market.example';
const OWN = 'http://localhost';
const KB = 1024;

const calls = Object.values(endpoints).map(({ id, method, who, multipart }) => ({
  id,
  method,
  who,
  bytes: bodyLimitOf({ id, multipart }),
  everywhere: limitOf({ id, method }, OWN),
  open: limitOf({ id, method }, OPEN),
}));

const often = (limit) => (limit ? `${limit.calls} a minute by ${limit.by}` : 'unlimited');
const large = ({ method, bytes }) =>
  method === 'GET' ? 'no body' : bytes >= KB * KB ? `${bytes / KB / KB} MB` : `${bytes / KB} KB`;
const row = (call) =>
  `| ${call.id} | ${call.who} | ${often(call.open)}${call.everywhere ? '' : call.open ? ' (https alone)' : ''} | ${large(call)} |`;

const limited = calls.filter(({ open, method }) => open || method !== 'GET');
const text = `# Limits of calls

Written by \`npm run limits\` from the program; \`npm test\` fails when it is stale.

- **How often**: windows of a minute. *By address* holds everywhere; *by caller* (token or guest id, else the address) holds
  where PUBLIC_URL is https. Beyond it: 429, \`too_often\`, the seconds to wait in words and in Retry-After. Calls that are
  not in the table are reads of one page at most (\`limit\` up to 100), which a proxy limits better.
- **How large**: a body of 256 KB, a form of 4 MB and 40 parts, or what the table says. Headers with the address 16 KB (431).
  Of forms, one address has 100 MB under way at the same moment; beyond it 429.
  Lists in lists 32 deep. Every text and list has an end of its own in the OpenAPI document; those that the contract leaves
  to a room are named in packages/contract/src/bounds.test.ts.
- **How much is kept**: five pictures of a review, three of a prescription and twelve unplaced ones a day; of a customer 500
  messages with 60 pictures and 50 new conversations a day, of who answers as many in each conversation; pictures of up to
  50 million pixels, kept at 2,000 a side at most; codes, tries and pauses as [security.md](../security.md) says.
- **How long**: a question outside 5 to 10 seconds and 512 KB; a push, a mail and a text message 10 seconds.

${limited.length} of ${calls.length} calls, those that write and those that cost:

| call | for | how often | body |
|---|---|---|---|
${limited.map(row).join('\n')}
`;
const isStale = !existsSync(target) || readFileSync(target, 'utf8') !== text;
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (isStale) console.log('docs/security/limits.md is stale: run "npm run limits"');
console.log(`${limited.length} of ${calls.length} calls are limited by name or kind`);
process.exitCode = process.argv.includes('--check') && isStale ? 1 : 0;
