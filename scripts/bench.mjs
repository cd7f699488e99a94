// Builds what `npm run bench` measures, then measures it.
import { spawnSync } from 'node:child_process';

const run = (command, args) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
run('npm', ['run', 'build']);
run('node_modules/.bin/node', ['bench/src/main.ts']);
