/** `npm run cluster`: three instances, a primary and a replica under load, any of them killed; `CLUSTER_ROUNDS`, `CLUSTER_SEED`. */
import { runCluster } from './cluster/run-cluster.ts';

const seed = Number(process.env['CLUSTER_SEED'] ?? Date.now() % 100_000);
const tell = (sentence: string): void => console.log(sentence);
tell(`Seed ${seed}`);
const outcome = await runCluster({
  seed,
  rounds: Number(process.env['CLUSTER_ROUNDS'] ?? 3),
  browsers: 6,
  buyers: 4,
  tell,
});
const { failed, faults, toldToWait, ...figures } = outcome;
console.table({ ...figures, failed: failed.length, faults: faults.length, ...toldToWait });
for (const line of [...failed.slice(0, 20), ...faults.slice(0, 20)]) tell(line);
const wrong =
  failed.length +
  toldToWait.otherwise +
  figures.missing +
  figures.twice +
  figures.untold +
  figures.wrongStock;
if (wrong > 0) process.exitCode = 1;
