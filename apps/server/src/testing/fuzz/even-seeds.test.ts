import { fuzzEverySecondSeed } from './fuzz-seeds.ts';

fuzzEverySecondSeed(1);
