// fast-check with shorter runs: every mutant is checked against hundreds of properties. That one fails is enough: a
// smaller example is not looked for.
import real from '../../node_modules/fast-check/lib/fast-check.js';

const MOST_RUNS = 40;

const assert = (property, parameters = {}) =>
  real.assert(property, {
    ...parameters,
    numRuns: Math.min(parameters.numRuns ?? MOST_RUNS, MOST_RUNS),
    endOnFailure: true,
  });

// As tests import it.
// biome-ignore lint/style/noDefaultExport: the library's own door is its default export.
export default { ...real, assert };
