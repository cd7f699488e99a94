import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A checkout session, with the fields that the market reads. */
export interface LocalSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly client_reference_id: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
}

/** A refund, with the fields that the market reads. */
export interface LocalRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly payment_intent: string;
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'succeeded' | 'failed';
}

/** A server that speaks the part of Stripe’s API that the market uses, and signs webhooks as Stripe does. */
export interface LocalStripe {
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly sessions: LocalSession[];
  readonly refunds: LocalRefund[];
  /** Each request as `METHOD path`. */
  readonly requests: string[];
  /** Answers nothing but 503 while true. */
  isDown: boolean;
  /** What happens elsewhere before the next answer is sent. */
  meanwhile: (() => Promise<unknown>) | undefined;
  /** A day passes: keys are known no more. */
  readonly forgetKeys: () => void;
  /** What the shopper does on Stripe’s page. */
  readonly pay: (session: LocalSession) => void;
  /** An event with its signature, as a webhook brings them. */
  readonly sign: (
    event: { id: string; type: string; data: { object: unknown } },
    atMs: number,
  ) => { readonly payload: Buffer; readonly header: string };
  readonly close: () => Promise<void>;
}

type Reply = { readonly status: number; readonly json: unknown };

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

const missing: Reply = {
  status: 404,
  json: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such session' } },
};

// https://docs.stripe.com/currencies#three-decimal and #special-cases: the last digit has to be 0, or the last two.
const inTens = new Set('bhd jod kwd omr tnd'.split(' '));
const inHundreds = new Set('isk ugx'.split(' '));
const odd: Reply = {
  status: 400,
  json: { error: { type: 'invalid_request_error', message: 'The last digit must be 0' } },
};

class Books {
  readonly sessions: LocalSession[] = [];
  readonly refunds: LocalRefund[] = [];
  // https://docs.stripe.com/api/idempotent_requests: the same key is answered what was answered first.
  readonly #answered = new Map<string, unknown>();

  once(key: string, make: () => unknown): Reply {
    const json = this.#answered.get(key) ?? make();
    this.#answered.set(key, json);
    return { status: 200, json };
  }
  isOdd(form: URLSearchParams): boolean {
    const charged = this.sessions.find(
      ({ payment_intent: id }) => id !== null && id === form.get('payment_intent'),
    );
    const currency = form.get('line_items[0][price_data][currency]') ?? charged?.currency ?? '';
    const amount = form.get('line_items[0][price_data][unit_amount]') ?? form.get('amount');
    const step = inHundreds.has(currency) ? 100 : inTens.has(currency) ? 10 : 1;
    return Number(amount) % step !== 0;
  }
  open(form: URLSearchParams): LocalSession {
    const id = `cs_test_${this.sessions.length + 1}`;
    const session: LocalSession = {
      id,
      object: 'checkout.session',
      client_reference_id: form.get('client_reference_id') ?? '',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      metadata: { amount_minor: form.get('metadata[amount_minor]') ?? '' },
      url: `https://checkout.stripe.example/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    };
    this.sessions.push(session);
    return session;
  }
  refund(form: URLSearchParams): LocalRefund {
    const refund: LocalRefund = {
      id: `re_${this.refunds.length + 1}`,
      object: 'refund',
      payment_intent: form.get('payment_intent') ?? '',
      amount: Number(form.get('amount')),
      metadata: { refund_id: form.get('metadata[refund_id]') ?? '' },
      status: 'succeeded',
    };
    this.refunds.push(refund);
    return refund;
  }
  listRefunds(asked: URLSearchParams): Reply {
    const data = this.refunds.filter((one) => one.payment_intent === asked.get('payment_intent'));
    return { status: 200, json: { object: 'list', url: '/v1/refunds', has_more: false, data } };
  }
  forgetKeys(): void {
    this.#answered.clear();
  }
  answer(request: string, form: URLSearchParams, key: string): Reply {
    if (this.isOdd(form)) return odd;
    if (request === 'POST /v1/checkout/sessions') return this.once(key, () => this.open(form));
    if (request === 'POST /v1/refunds') return this.once(key, () => this.refund(form));
    if (request.startsWith('GET /v1/refunds?'))
      return this.listRefunds(new URLSearchParams(request.slice(request.indexOf('?'))));
    const [, id, expire] = /^(?:GET|POST) \/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(request) ?? [];
    const session = this.sessions.find((one) => one.id === id);
    if (!session) return missing;
    if (expire) session.status = 'expired';
    return { status: 200, json: session };
  }
}

function sign(secret: string, payload: Buffer, atMs: number): string {
  const seconds = Math.floor(atMs / 1000);
  const hex = createHmac('sha256', secret).update(`${seconds}.`).update(payload).digest('hex');
  return `t=${seconds},v1=${hex}`;
}

/** Starts the server on a free port. */
export async function startLocalStripe(): Promise<LocalStripe> {
  const books = new Books();
  const state: Pick<LocalStripe, 'isDown' | 'meanwhile'> = { isDown: false, meanwhile: undefined };
  const requests: string[] = [];
  const [secretKey, webhookSecret] = ['sk_test_local', 'whsec_local'];

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = `${request.method} ${request.url}`;
    requests.push(asked);
    const form = await readForm(request);
    const isKnown = request.headers.authorization === `Bearer ${secretKey}`;
    const unknown = { status: 401, json: { error: { message: 'Invalid API Key' } } };
    const reply = isKnown ? books.answer(asked, form, String(request.headers['idempotency-key'])) : unknown;
    const { meanwhile } = state;
    state.meanwhile = undefined;
    await meanwhile?.();
    response.writeHead(state.isDown ? 503 : reply.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(state.isDown ? { error: { message: 'down' } } : reply.json));
  }
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey,
    webhookSecret,
    sessions: books.sessions,
    refunds: books.refunds,
    requests,
    forgetKeys: () => books.forgetKeys(),
    pay: (session: LocalSession) =>
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: `pi_${session.id}`,
      }),
    sign: (event: object, atMs: number) => {
      const payload = Buffer.from(JSON.stringify({ object: 'event', ...event }));
      return { payload, header: sign(webhookSecret, payload, atMs) };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
