import type { Calls } from '@promenade/contract/calls';
import type { CallId } from '@promenade/contract/paths';
import type { z } from 'zod';
import type { Ctx } from '../context.ts';
import type { PictureShapes } from '../files/sent-pictures.ts';

/** Input of a handler: the parts of the request, parsed by the contract. */
export interface Input<Id extends CallId> {
  readonly params: z.output<Calls[Id]['params']>;
  readonly query: z.output<Calls[Id]['query']>;
  readonly body: z.output<Calls[Id]['body']>;
}

/** The use case of an endpoint: returns the reply, or for a stream its events. */
export type Handler<Id extends CallId> = ((
  ctx: Ctx,
  input: Input<Id>,
) => Promise<z.input<Calls[Id]['reply']>> | AsyncIterable<z.input<Calls[Id]['reply']>>) & {
  /** How pictures of its form are re-encoded, by field (withPictures). */
  readonly pictures?: PictureShapes;
};

/** The endpoints that a room serves. */
export type Routes = { readonly [Id in CallId]?: Handler<Id> };
