/** Declaring endpoints, and the schemas that all of them share. */
export * from './endpoint.ts';
export * from './shapes.ts';
