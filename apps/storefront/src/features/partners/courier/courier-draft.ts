import { courierProblems } from '@promenade/domain/partners';
import type { Translator } from '../../../lib/i18n/translator.ts';
import type { ChosenPicture } from '../../../ui/pictures-field/use-chosen-pictures.ts';
import { appendFiles } from '../form/chosen-files.ts';
import { draftStore } from '../form/draft-store.ts';
import type { Problems } from '../form/problems.ts';

/** Types of vehicles, as in the contract; duplicated because its file depends on the validation library. */
export const vehicles = ['bicycle', 'motorcycle', 'car'] as const;
/** The accepted identity documents. */
export const identityTypes = ['nid', 'passport', 'driving_license'] as const;

/** A courier's application as far as it is filled in. */
export interface CourierDraft {
  readonly f_name: string;
  readonly l_name: string;
  readonly email: string;
  readonly phone: string;
  readonly zone_id: string;
  readonly vehicle: (typeof vehicles)[number];
  readonly identity_type: (typeof identityTypes)[number];
  readonly identity_number: string;
  readonly business_plan: string;
}

export type ChangeCourier = (change: Partial<CourierDraft>) => void;

const emptyCourier: CourierDraft = {
  f_name: '',
  l_name: '',
  email: '',
  phone: '',
  zone_id: '',
  vehicle: 'bicycle',
  identity_type: 'nid',
  identity_number: '',
  business_plan: '',
};

export const courierDrafts = draftStore('partner-courier', emptyCourier, ['identity_number']);

/** What is sent along. */
export interface CourierFiles {
  readonly image: readonly ChosenPicture[];
  readonly identity: readonly ChosenPicture[];
}

/** The steps of a courier. */
export const courierSteps = ['about', 'papers'] as const;

/** One of {@link courierSteps}. */
export type CourierStep = (typeof courierSteps)[number];

const aboutFields: ReadonlySet<string> = new Set([
  'f_name',
  'l_name',
  'email',
  'phone',
  'zone_id',
  'vehicle',
]);

/** The errors of one step. */
export function courierProblemsOf(problems: Problems, step: CourierStep): Problems {
  const isHere = ([field]: readonly [string, string]): boolean =>
    aboutFields.has(field) === (step === 'about');
  return Object.fromEntries(Object.entries(problems).filter(isHere));
}

interface Judged {
  readonly draft: CourierDraft;
  readonly files: CourierFiles;
  readonly zoneIds: readonly string[];
  readonly planIds: readonly string[];
}

/** All errors of the current draft, by field. */
export function judgeCourier({ draft, files, zoneIds, planIds }: Judged, t: Translator['t']): Problems {
  return {
    ...Object.fromEntries(courierProblems(draft).map(({ field, code }) => [field, t(`partners.p_${code}`)])),
    ...(!zoneIds.includes(draft.zone_id) && { zone_id: t('partners.p_zone') }),
    ...(!planIds.includes(draft.business_plan) && { business_plan: t('partners.p_plan') }),
    ...(files.image.length === 0 && { image: t('partners.p_file') }),
    ...(files.identity.length === 0 && { identity_image: t('partners.p_file') }),
  };
}

/** What is sent. */
export function courierBody(draft: CourierDraft, files: CourierFiles): FormData {
  const form = new FormData();
  const { f_name, l_name, email, phone, zone_id, vehicle, identity_type, identity_number, business_plan } =
    draft;
  const fields = {
    f_name,
    l_name,
    email,
    phone,
    zone_id,
    vehicle,
    identity_type,
    identity_number,
    business_plan,
  };
  // Listed one by one: a draft stored by an older page may contain more.
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  appendFiles(form, 'image', files.image);
  appendFiles(form, 'identity_image', files.identity);
  return form;
}
