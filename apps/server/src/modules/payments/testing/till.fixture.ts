import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { answerErrors } from '../../../platform/http/error-handler.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { runDueJobs, schedule } from '../../../platform/jobs/jobs.ts';
import { openTestMarket, type TestMarket, type TestMarketOptions } from '../../../testing/index.ts';
import { gatewayJobs, openPayment, paymentJobs, type PaymentPurposes, servePayments } from '../index.ts';
import type { SandboxBody } from '../sandbox/message.ts';
import { signatureHeader, signMessage } from '../sandbox/signature.ts';

/** What came of a subject and its payments. */
export interface Figures {
  readonly settled: number;
  readonly failed: number;
  readonly mails: number;
  readonly states: string;
  readonly arrived: number;
  readonly refunded: number;
}

/** A market with payments for something of the test’s own: subjects that count what they are told. */
export interface Till {
  readonly market: TestMarket;
  readonly web: FastifyInstance;
  readonly purposes: PaymentPurposes;
  /** A subject that waits to be paid, and its first payment. */
  readonly open: (amountMinor?: number, method?: string) => Promise<Opened>;
  readonly openAgain: (opened: Opened, method?: string) => Promise<Opened>;
  readonly figures: (opened: Opened) => Promise<Figures>;
  readonly body: (opened: Opened, change?: Partial<SandboxBody>) => SandboxBody;
  readonly send: (body: object, ctx?: Ctx) => Promise<LightMyRequestResponse>;
  /** Posts bytes as they are. */
  readonly post: (
    payload: Buffer | string,
    headers?: Record<string, string>,
    gateway?: string,
  ) => Promise<LightMyRequestResponse>;
  readonly runJobs: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A subject with its payment. */
export interface Opened {
  readonly subjectId: string;
  readonly shopperId: string;
  readonly guestId: string;
  readonly paymentId: string;
  readonly link: string;
  readonly amountMinor: number;
}

const mailJob = jobKind<{ readonly subjectId: string }>('test.mail');

/** Subjects of the test: taken once while open; each taking puts one mail down. */
const subjects: PaymentPurposes = {
  wallet: {
    confirmed: async (ctx, { subjectId }) => {
      const taken = await sql`update subjects set settled = settled + 1, open = false
        where id = ${subjectId} and open`.execute(ctx.db);
      if (taken.numAffectedRows === 0n) return 'too_late';
      await schedule(ctx, mailJob, { subjectId }, ctx.clock.now());
      return 'taken';
    },
    failed: async (ctx, { subjectId }) => {
      await sql`update subjects set failed = failed + 1, open = false where id = ${subjectId}`.execute(
        ctx.db,
      );
    },
  },
};

function openFor(ctx: Ctx, opened: Omit<Opened, 'paymentId' | 'link'>, method: string): Promise<Opened> {
  const { subjectId, shopperId, amountMinor } = opened;
  return inTransaction(ctx, async (inner) => {
    const { paymentId, redirectLink } = await openPayment(inner, {
      purpose: 'wallet',
      subjectId,
      shopperId,
      method,
      amountMinor,
      returnPath: '/my-trips',
    });
    return { ...opened, paymentId: paymentId ?? '', link: redirectLink ?? '' };
  });
}

async function figuresOf(ctx: Ctx, subjectId: string): Promise<Figures> {
  const found = await sql<Figures>`
    select s.settled, s.failed,
      (select count(*)::int from jobs where kind = ${mailJob.name} and payload ->> 'subjectId' = s.id::text) as mails,
      (select string_agg(state, ' ' order by created_at) from payments where subject_id = s.id) as states,
      (select sum(arrived_minor)::int from payments where subject_id = s.id) as arrived,
      (select coalesce(sum(r.amount_minor), 0)::int from payment_refunds r
        join payments p on p.id = r.payment_id where p.subject_id = s.id) as refunded
    from subjects s where id = ${subjectId}`.execute(ctx.db);
  return found.rows[0] as Figures;
}

async function serveTill(ctx: Ctx, purposes: PaymentPurposes): Promise<FastifyInstance> {
  const web = Fastify();
  answerErrors(web);
  await servePayments(web, ctx, purposes);
  return web;
}

/** Opens a till in a market of its own. */
export async function openTill(options: TestMarketOptions = {}): Promise<Till> {
  const settings = { sandboxPayments: true, ...options.settings };
  const market = await openTestMarket({ ...options, settings });
  const { ctx } = market;
  await sql`create table subjects (id uuid primary key, open boolean not null default true,
    settled int not null default 0, failed int not null default 0)`.execute(market.owner);
  const web = await serveTill(ctx, subjects);
  const handlers = { ...paymentJobs(subjects), ...gatewayJobs(subjects) };

  const post: Till['post'] = (payload, headers = {}, gateway = 'sandbox') =>
    web.inject({
      method: 'POST',
      url: `/webhooks/${gateway}`,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
  return {
    market,
    web,
    purposes: subjects,
    open: async (amountMinor = 1250, method = 'sandbox') => {
      const guest = await market.newGuest();
      const subjectId = ctx.ids.next();
      await sql`insert into subjects (id) values (${subjectId})`.execute(ctx.db);
      return openFor(ctx, { subjectId, ...guest, amountMinor }, method);
    },
    openAgain: (opened, method = 'sandbox') => openFor(ctx, opened, method),
    figures: ({ subjectId }) => figuresOf(ctx, subjectId),
    body: ({ paymentId, amountMinor }, change = {}) => ({
      id: `payment.succeeded-${paymentId}`,
      type: 'payment.succeeded',
      payment: paymentId,
      amount_minor: amountMinor,
      currency: 'USD',
      detail: '',
      ...change,
    }),
    send: async (body) => {
      const payload = Buffer.from(JSON.stringify(body));
      return post(payload, { [signatureHeader]: await signMessage(ctx, payload) });
    },
    post,
    runJobs: () => runDueJobs(ctx, handlers),
    close: async () => {
      await web.close();
      await market.close();
    },
  };
}
