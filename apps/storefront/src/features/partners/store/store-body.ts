import { appendFiles } from '../form/chosen-files.ts';
import { pointOf, type StoreDraft, writtenWeek } from './store-draft.ts';
import type { StoreFiles } from './store-problems.ts';

/** The application of a store, or with `trips` of a provider, as it is sent. */
export function storeBody(draft: StoreDraft, files: StoreFiles, trips: boolean): FormData {
  const point = pointOf(draft);
  const form = new FormData();
  const fields = {
    f_name: draft.f_name,
    l_name: draft.l_name,
    email: draft.email,
    phone: draft.phone,
    name: draft.name,
    kind: draft.kind,
    address: draft.address,
    latitude: String(point?.lat),
    longitude: String(point?.lng),
    zone_id: draft.zoneId,
    module_id: draft.moduleId,
    opening_hours: JSON.stringify(writtenWeek(draft.week)),
    tax_id: draft.taxId,
    business_plan: draft.plan,
    ...(trips
      ? { pickup_zone_ids: JSON.stringify(draft.pickupZoneIds) }
      : { minimum_delivery_time: draft.minutesFrom, maximum_delivery_time: draft.minutesTo }),
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  appendFiles(form, 'logo', files.logo);
  appendFiles(form, 'cover_photo', files.cover);
  appendFiles(form, 'documents', files.documents);
  return form;
}
