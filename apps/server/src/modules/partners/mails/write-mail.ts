import { apiBase } from '@promenade/contract/paths';
import type { Language } from '@promenade/contract/refusals';
import type { PartnerKind } from '@promenade/domain/partners';
import type { Ctx } from '../../../platform/context.ts';
import { postMessage } from '../../../platform/outbox/outbox.ts';
import { getMarket } from '../../settings/index.ts';
import type { ApplicationRow } from '../partners.tables.ts';
import { nameOf } from '../partners.view.ts';
import type { MailTexts } from './mail-texts.ts';
import { ar } from './texts.ar.ts';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';
import { nl } from './texts.nl.ts';

const mailTexts: Readonly<Record<Language, MailTexts>> = { en, ar, nl, fr };

// Replaces each placeholder once, without looking into the values: a shop can have any name, even '{token}'.
function fill(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
}

/** Writes a mail in the applicant's language; it goes out once the transaction has been committed. */
async function write(
  ctx: Ctx,
  row: ApplicationRow,
  mail: Exclude<keyof MailTexts, 'unanswered'>,
  words: Readonly<Record<string, string>>,
): Promise<void> {
  const { settings } = await getMarket(ctx);
  const { subject, body } = mailTexts[row.language][mail];
  const all = { market: settings.businessName, name: row.first_name, what: nameOf(row), ...words };
  const message = { recipient: row.email, subject: fill(subject, all), body: fill(body, all) };
  await postMessage(ctx, 'mail', message, 'again');
}

/** Says that an application has arrived, and where to follow it. */
export function writeReceived(ctx: Ctx, row: ApplicationRow, reference: string): Promise<void> {
  return write(ctx, row, 'received', {
    status: `${ctx.publicUrl}/partner-application?reference=${reference}`,
  });
}

const approvedMails = {
  store: 'approvedStore',
  provider: 'approvedProvider',
  courier: 'approvedCourier',
} as const satisfies Record<PartnerKind, Exclude<keyof MailTexts, 'unanswered'>>;

/** Says that it was approved, with the token of its staff and how it is used. */
export function writeApproved(ctx: Ctx, row: ApplicationRow, token: string): Promise<void> {
  const api = `${ctx.publicUrl}${apiBase}`;
  const words = { token, api, docs: `${api}/docs`, id: row.store_id ?? row.courier_id ?? '' };
  return write(ctx, row, approvedMails[row.kind], words);
}

const formPaths: Readonly<Record<PartnerKind, string>> = {
  store: '/store-registration?active=active',
  provider: '/provider-registration?active=active',
  courier: '/deliveryman-registration',
};

/** The reason of an application that nobody has answered. */
export const unansweredReason = (language: Language): string => mailTexts[language].unanswered;

/** Says that it was refused, why, and where to apply again. */
export function writeRefused(ctx: Ctx, row: ApplicationRow): Promise<void> {
  return write(ctx, row, 'refused', { reason: row.reason, again: `${ctx.publicUrl}${formPaths[row.kind]}` });
}

/** Informs the operator that an application is waiting, if the market has an address. */
export async function tellOperator(ctx: Ctx, row: ApplicationRow): Promise<void> {
  const { settings } = await getMarket(ctx);
  if (settings.email === '') return;
  const subject = `An application waits: ${nameOf(row)} (${row.kind})`;
  const body = `${nameOf(row)} wants to join ${settings.businessName} as a ${row.kind}.\n\n  GET ${ctx.publicUrl}${apiBase}/ops/partner-applications/${row.id}`;
  await postMessage(ctx, 'mail', { recipient: settings.email, subject, body }, 'again');
}
