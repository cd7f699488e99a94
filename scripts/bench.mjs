// Builds what `npm run bench` measures, then measures it: everything, or the named part (`-- places`).
import { spawnSync } from 'node:child_process';

const PARTS = {
  places: 'bench/src/places.ts',
  routes: 'bench/src/routes.ts',
  'sign-in': 'bench/src/sign-in.ts',
  search: 'bench/src/search.ts',
  growth: 'bench/src/growth/main.ts',
  vehicles: 'bench/src/vehicles.ts',
  soak: 'bench/src/soak.ts',
  order: 'bench/src/order-life.ts',
  cluster: 'bench/src/cluster.ts',
};

const run = (command, args) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
const [part] = process.argv.slice(2);
if (part !== undefined && !(part in PARTS)) {
  console.error(`There is no bench called ${part}: ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}
run('npm', ['run', 'build']);
run('node_modules/.bin/node', [part === undefined ? 'bench/src/main.ts' : PARTS[part]]);
