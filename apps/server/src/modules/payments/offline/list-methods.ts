import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../../platform/context.ts';
import { getMarket } from '../../settings/index.ts';

/** GET /offline-payment-methods, in the caller's language. */
export async function listOfflineMethods(ctx: Ctx): Promise<Reply<'payments.offlineMethods'>> {
  const { offlineMethods } = (await getMarket(ctx)).settings;
  const { language } = ctx;
  return offlineMethods.map(({ id, name, details, fields }) => ({
    method_id: id,
    method_name: name[language],
    method_details: details.map(({ label, value }) => ({ label: label[language], value })),
    method_fields: fields.map((field) => ({
      id: field.id,
      label: field.label[language],
      is_required: field.required,
    })),
  }));
}
