import { formatPrice } from '@promenade/domain/money';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import type { PaymentRow } from '../payments.tables.ts';
import { answerSandbox, DELIVERIES, type Delivery } from './answer-page.ts';
import { choicePage, codePage, type SandboxPage } from './page.ts';
import type { SandboxOutcome } from './sandbox.repo.ts';

/** What the page’s form sends. */
export interface SandboxForm {
  readonly decision?: string;
  readonly delivery?: string;
  readonly code?: string;
}

/** The parts of a sandbox page that come from the request. */
export type SandboxRequest = Pick<SandboxPage, 'language' | 'theme' | 'key'>;

// What the page itself says that it is.
const rightCode = '123456';

const outcomes: Readonly<Record<string, SandboxOutcome>> = {
  approve: 'approved',
  decline: 'declined',
  time_out: 'timed_out',
};

async function pageOf(ctx: Ctx, payment: PaymentRow, asked: SandboxRequest): Promise<SandboxPage> {
  const { settings } = await getMarket(ctx);
  const { language } = asked;
  const clockTime = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: settings.timeZone,
  });
  return {
    ...asked,
    market: settings.businessName,
    amount: formatPrice(payment.amount_minor, settings.currency, { locale: language }),
    until: clockTime.format(payment.due_at),
  };
}

/** The sandbox’s page for a payment that waits. */
export async function showSandbox(ctx: Ctx, payment: PaymentRow, asked: SandboxRequest): Promise<string> {
  return choicePage(await pageOf(ctx, payment, asked));
}

function outcomeOf({ decision = '', code = '' }: SandboxForm): SandboxOutcome | undefined {
  if (decision === 'code') return code.trim() === rightCode ? 'approved' : undefined;
  return Object.hasOwn(outcomes, decision) ? outcomes[decision] : undefined;
}

function deliveryOf({ delivery }: SandboxForm): Delivery {
  return DELIVERIES.find((one) => one === delivery) ?? refuse('malformed', { detail: 'delivery' });
}

/** What the shopper said: the next page, or undefined where the sandbox is done with. */
export async function takeSandboxAnswer(
  ctx: Ctx,
  payment: PaymentRow,
  form: SandboxForm,
  asked: SandboxRequest,
): Promise<string | undefined> {
  const delivery = deliveryOf(form);
  const outcome = outcomeOf(form);
  if (outcome) {
    await inTransaction(ctx, (inner) => answerSandbox(inner, payment.id, { outcome, delivery }));
    return undefined;
  }
  if (form.decision === 'back') return showSandbox(ctx, payment, asked);
  const asksCode = form.decision === 'second_step' || form.decision === 'code';
  if (!asksCode) return refuse('malformed', { detail: 'decision' });
  return codePage(await pageOf(ctx, payment, asked), delivery, form.decision === 'code');
}
