/** What an endpoint is and the shapes that every room shares. */
export * from './endpoint.ts';
export * from './shapes.ts';
