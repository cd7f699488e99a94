/**
 * Fault injection. Owns making dependencies lag, fail, time out, repeat and reorder by a seed (FAULTS,
 * docs/reliability.md). Does not own how the rooms react. Loaded only if the environment asks for it.
 */
export { makeFaults } from './faults.ts';
export { withFaults } from './with-faults.ts';
