import type { Reply } from '@promenade/contract/calls';
import type { Language } from '@promenade/contract/refusals';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { openSeal, seal } from '../../../platform/secrets/seal.ts';
import { getMarket } from '../../settings/index.ts';
import { getLinkedOrder } from '../after/get-linked-order.ts';
import { getOwnOrder } from '../get-order.ts';
import { findOrder, listOrderLines } from '../orders.repo.ts';
import type { OrderTables } from '../orders.tables.ts';
import { drawInvoice } from './draw-invoice.ts';
import { invoiceOf } from './invoice-of.ts';

/** Below which invoices are read by their links. */
export const invoicePath = '/invoices/';
// A browser opens it without a token: long enough to load, too short to be passed on.
const linkLastsMs = 10 * 60_000;

interface SealedInvoice {
  readonly orderId: string;
  readonly language: Language;
}

/** GET /customer/order/invoice: a link of ten minutes to the PDF, for the order's shopper or whoever has its link. */
export async function getInvoice(
  ctx: Ctx,
  { order_id: key, link }: { order_id?: string | undefined; link?: string | undefined },
): Promise<Reply<'orders.invoice'>> {
  const order = link === undefined ? await getOwnOrder(ctx, key ?? '') : await getLinkedOrder(ctx, link);
  const untilMs = ctx.clock.now() + linkLastsMs;
  const sealed: SealedInvoice = { orderId: order.id, language: ctx.language };
  const text = await seal(ctx, 'invoice', sealed, untilMs);
  return { pdf_url: `${ctx.publicUrl}${invoicePath}${text}`, expires_at: new Date(untilMs).toISOString() };
}

/** The PDF of a link; one that is over, or forged, shows nothing. */
export async function readInvoice(ctx: Ctx, link: string): Promise<{ name: string; bytes: Buffer }> {
  const opened = await openSeal<SealedInvoice>(ctx, 'invoice', link);
  if (!opened.ok) return refuse('not_found');
  const { orderId, language } = opened.value;
  const db = over<OrderTables>(ctx);
  const order = (await findOrder(db, orderId)) ?? refuse('not_found');
  const { settings } = await getMarket(ctx);
  const invoice = invoiceOf({ order, lines: await listOrderLines(db, order.id), settings, language });
  return { name: `invoice-${order.number}.pdf`, bytes: await drawInvoice(invoice, language) };
}
