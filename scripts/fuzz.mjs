// Sends that many requests to every operation: `npm run fuzz -- 200000`, or `-- 2000 731` for the seeds 731 and 732.
// Two workers share the seeds; each is a thousand requests to a market of its own, the same in every run.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const [requests = '200000', seed = '1'] = process.argv.slice(2);
const env = { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed };
const args = ['run', '--project', 'rooms', 'apps/server/src/testing/fuzz'];
const { status } = spawnSync('vitest', args, { stdio: 'inherit', env });
process.exitCode = status ?? 1;
