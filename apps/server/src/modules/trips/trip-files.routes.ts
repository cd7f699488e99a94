import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { tripCalendarPath } from './calendar/calendar-link.ts';
import { readTripCalendar } from './calendar/read-calendar.ts';
import { readTripInvoice, tripInvoicePath } from './invoice/get-trip-invoice.ts';

interface Sealed {
  readonly Params: { readonly '*': string };
}

/** Serves invoices and calendars of trips to who holds a link. */
export function serveTripFiles(app: FastifyInstance, ctx: Ctx): void {
  app.get<Sealed>(`${tripInvoicePath}*`, async ({ params }, reply) => {
    const { name, bytes } = await readTripInvoice(ctx, params['*']);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(bytes);
  });
  app.get<Sealed>(`${tripCalendarPath}*`, async ({ params }, reply) => {
    const { name, text } = await readTripCalendar(ctx, params['*']);
    return reply
      .type('text/calendar; charset=utf-8; method=PUBLISH')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(text);
  });
}
