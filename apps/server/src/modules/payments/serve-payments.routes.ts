import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { Refused } from '../../platform/errors.ts';
import { acceptsHtml, pagePreferencesOf, sendFrame } from '../../platform/pages/page-frame.ts';
import { unavailablePage } from './gateways/unavailable-page.ts';
import { waitingLink } from './paying/pay-link.ts';
import type { PaymentPurposes } from './purposes.ts';
import { receiveWebhook } from './settling/receive-webhook.ts';
import { type SandboxForm, showSandbox, takeSandboxAnswer } from './sandbox/take-answer.ts';
import { getPaymentByLink, visitPayment } from './paying/visit-payment.ts';

type PageRequest = FastifyRequest<{ Params: { payment: string }; Querystring: { key?: unknown } }>;
type AnswerRequest = FastifyRequest<{ Params: { payment: string }; Body: unknown }>;
type WebhookRequest = FastifyRequest<{ Params: { gateway: string }; Body: Buffer }>;

// The largest that any gateway sends is a few kilobytes.
const webhookMostBytes = 64 * 1024;
const formMostBytes = 4 * 1024;

/** A person is shown a page where the gateway does not answer; a program its refusal. */
function sendUnavailable(request: PageRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const isGatewayAway = error instanceof Refused && error.parts[0]?.code === 'payment_unavailable';
  if (!acceptsHtml(request) || !isGatewayAway) throw error;
  const back = waitingLink({ publicUrl: '' }, { id: request.params.payment });
  return sendFrame(
    reply.code(503).header('retry-after', '10'),
    unavailablePage(pagePreferencesOf(request), back),
  );
}

async function show(ctx: Ctx, request: PageRequest, reply: FastifyReply): Promise<FastifyReply> {
  const key = String(request.query.key ?? '');
  const visit = await visitPayment(ctx, request.params.payment, key).catch((error: unknown) => {
    sendUnavailable(request, reply, error);
    return undefined;
  });
  if (!visit) return reply;
  if (visit.kind === 'page')
    return sendFrame(reply, await showSandbox(ctx, visit.payment, { ...pagePreferencesOf(request), key }));
  return reply.header('cache-control', 'no-store').redirect(visit.url, 303);
}

/** What a form said. Whoever sends JSON in its place may put anything there: what is no text was not said. */
function textsOf(body: unknown): SandboxForm & { readonly key?: string } {
  return Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string'));
}

async function take(ctx: Ctx, request: AnswerRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { key = '', ...form } = textsOf(request.body);
  const payment = await getPaymentByLink(ctx, request.params.payment, key);
  const page = await takeSandboxAnswer(ctx, payment, form, { ...pagePreferencesOf(request), key });
  if (page !== undefined) return sendFrame(reply, page);
  return reply.header('cache-control', 'no-store').redirect(waitingLink({ publicUrl: '' }, payment), 303);
}

async function receive(
  ctx: Ctx,
  purposes: PaymentPurposes,
  request: WebhookRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  await receiveWebhook(ctx, purposes, request.params.gateway, { body, headers: request.headers });
  return reply.header('cache-control', 'no-store').send({ received: true });
}

/** Serves where shoppers pay and what gateways send: the calls of this room that are not the wire’s JSON. */
export async function servePayments(
  app: FastifyInstance,
  ctx: Ctx,
  purposes: PaymentPurposes,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get('/pay/:payment', (request: PageRequest, reply) => show(ctx, request, reply));
    scope.post('/pay/:payment', { bodyLimit: formMostBytes }, (request: AnswerRequest, reply) =>
      take(ctx, request, reply),
    );
  });
  await app.register(async (scope) => {
    // Signatures are over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/webhooks/:gateway', { bodyLimit: webhookMostBytes }, (request: WebhookRequest, reply) =>
      receive(ctx, purposes, request, reply),
    );
  });
}
