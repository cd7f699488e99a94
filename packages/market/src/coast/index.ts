// The coast room: where the sea is, when the map does not say.
// It looks only at what is known to be land; inland cities leave it out.
export { SeaFinder } from './sea.ts';
