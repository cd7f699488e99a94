/** The contract as OpenAPI, made from the endpoints themselves. */
export { describeApi, refusalsOf } from './describe-api.ts';
export { renderApiPage } from './render-api-page.ts';
