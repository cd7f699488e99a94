/**
 * Faults on purpose. Owns: making what is outside the program lag, fail, time out, repeat and reorder by a seed
 * (FAULTS, docs/reliability.md). Not ours: what the rooms do about it. Loaded only where the environment asks for it.
 */
export { makeFaults } from './faults.ts';
export { withFaults } from './with-faults.ts';
