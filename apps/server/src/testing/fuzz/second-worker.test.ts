// Only `npm run fuzz` runs it (vitest.config.ts).
import { fuzzSeeds } from './fuzz-seeds.ts';

fuzzSeeds(1);
