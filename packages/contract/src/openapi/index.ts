/** The contract as OpenAPI, made from the endpoints themselves. */
export { describeApi } from './describe-api.ts';
export { refusalsOf } from './describe-refusals.ts';
export { renderApiPage } from './render-api-page.ts';
