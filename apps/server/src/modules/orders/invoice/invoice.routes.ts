import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { invoicePath, readInvoice } from './get-invoice.ts';

/** Serves invoices to who holds a link. */
export function serveInvoices(app: FastifyInstance, ctx: Ctx): void {
  app.get<{ Params: { '*': string } }>(`${invoicePath}*`, async ({ params }, reply) => {
    const { name, bytes } = await readInvoice(ctx, params['*']);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(bytes);
  });
}
