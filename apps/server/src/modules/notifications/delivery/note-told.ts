import type { Language } from '@promenade/contract/refusals';
import type { Way } from '@promenade/domain/notifications';
import type { Ctx } from '../../../platform/context.ts';
import { noteOrder } from '../../order-record/index.ts';
import { getMarket } from '../../settings/index.ts';
import type { NotificationRow } from '../notifications.tables.ts';
import { writeText } from '../texts/write-text.ts';

type Told = Pick<NotificationRow, 'order_id' | 'kind' | 'params' | 'language'>;

// A reason is free text, and so is any text that contains it.
const isInOwnWords = ({ params: { reason, by } }: Told): boolean =>
  typeof reason === 'string' && reason !== '' && by !== 'shopper';

async function textOf(ctx: Ctx, row: Told, language: Language) {
  const { title, body } = writeText(row, language, (await getMarket(ctx)).settings.currency);
  const shown = { kind: row.kind, language, title };
  return isInOwnWords(row) ? { shown, words: { body } } : { shown: { ...shown, body }, words: {} };
}

/** Adds a notification to an order's record, with its text if its language is known. */
export async function noteTold(ctx: Ctx, row: Told): Promise<void> {
  if (row.order_id === null) return;
  const told = row.language ? await textOf(ctx, row, row.language) : { shown: { kind: row.kind }, words: {} };
  await noteOrder(ctx, { orderId: row.order_id, what: 'told', ...told });
}

/** Notes by which ways a notification of an order was handed on, and in which words. Addresses and links stay out. */
export async function noteSent(ctx: Ctx, row: Told, language: Language, ways: readonly Way[]): Promise<void> {
  if (row.order_id === null || ways.length === 0) return;
  const { shown, words } = await textOf(ctx, row, language);
  await noteOrder(ctx, { orderId: row.order_id, what: 'sent', shown: { ...shown, ways }, words });
}
