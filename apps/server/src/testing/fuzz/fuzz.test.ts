import { fuzzSeeds } from './fuzz-seeds.ts';

fuzzSeeds(0);
