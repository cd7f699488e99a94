// The model test of the cart in the browser, for a given number of seeds: `npm run model -- 2000`, or `-- 1 731` for
// a single one.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const [seeds = '2000', first = '0'] = process.argv.slice(2);
const env = { ...process.env, MODEL_SEEDS: seeds, MODEL_FIRST_SEED: first };
const { status } = spawnSync('vitest', ['run', '--project', 'model'], { stdio: 'inherit', env });
process.exitCode = status ?? 1;
