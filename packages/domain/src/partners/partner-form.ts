import { contactProblems, type ContactProblemCode } from '../contact/index.ts';

/** The applicant: names and contact. */
export type PersonForm = {
  readonly f_name: string;
  readonly l_name: string;
  readonly email: string;
  readonly phone: string;
};

/** The form of a store or provider, without hours and files. */
export type StoreForm = PersonForm & {
  readonly name: string;
  readonly address: string;
  /** Minutes; undefined if the module has no deliveries, NaN if the text is not a number. */
  readonly minimum_delivery_time: number | undefined;
  readonly maximum_delivery_time: number | undefined;
};

/** The form of a courier. */
export type CourierForm = PersonForm & { readonly identity_number: string };

/** A field that can be invalid, by its name in the API. */
export type PartnerField = keyof StoreForm | keyof CourierForm;

/** Why a field is invalid. */
export type PartnerProblemCode =
  | Exclude<ContactProblemCode, 'name_required' | 'email_too_long'>
  | 'first_name_required'
  | 'last_name_required'
  | 'store_name_required'
  | 'address_required'
  | 'minutes_invalid'
  | 'minutes_reversed'
  | 'identity_number_required';

/** A problem and its field. */
export type PartnerProblem = { readonly field: PartnerField; readonly code: PartnerProblemCode };

/** The same maximum as for preparation times (ops.acceptOrder). */
const MINUTES_MAX = 240;

/** Minimum letters and digits of the number of a passport, driving licence or identity card. */
const IDENTITY_MIN = 4;

const codeOf = (code: ContactProblemCode): PartnerProblemCode => {
  if (code === 'name_required') return 'first_name_required';
  return code === 'email_too_long' ? 'email_invalid' : code;
};

/** The problems of the applicant's fields, in the order of the form. */
export function personProblems({ f_name, l_name, email, phone }: PersonForm): PartnerProblem[] {
  const contact = contactProblems({ name: f_name, phone, email });
  const of = (field: 'name' | 'phone' | 'email', named: PartnerField): PartnerProblem[] =>
    contact.filter((one) => one.field === field).map(({ code }) => ({ field: named, code: codeOf(code) }));
  const last: PartnerProblem[] =
    l_name.trim() === '' ? [{ field: 'l_name', code: 'last_name_required' }] : [];
  return [...of('name', 'f_name'), ...last, ...of('email', 'email'), ...of('phone', 'phone')];
}

function minutesProblems(form: StoreForm): PartnerProblem[] {
  const { minimum_delivery_time: from, maximum_delivery_time: to } = form;
  const isFit = (minutes: number | undefined): boolean =>
    minutes === undefined || (Number.isInteger(minutes) && minutes >= 1 && minutes <= MINUTES_MAX);
  if (!isFit(from)) return [{ field: 'minimum_delivery_time', code: 'minutes_invalid' }];
  if (!isFit(to)) return [{ field: 'maximum_delivery_time', code: 'minutes_invalid' }];
  const isReversed = from !== undefined && to !== undefined && to < from;
  return isReversed ? [{ field: 'maximum_delivery_time', code: 'minutes_reversed' }] : [];
}

/** The problems of a store's form, in its order. */
export function storeProblems(form: StoreForm): PartnerProblem[] {
  const problems = personProblems(form);
  if (form.name.trim() === '') problems.push({ field: 'name', code: 'store_name_required' });
  if (form.address.trim() === '') problems.push({ field: 'address', code: 'address_required' });
  return [...problems, ...minutesProblems(form)];
}

/** The problems of a courier's form, in its order. */
export function courierProblems(form: CourierForm): PartnerProblem[] {
  const problems = personProblems(form);
  if (form.identity_number.replace(/[^\p{L}\p{N}]/gu, '').length < IDENTITY_MIN)
    problems.push({ field: 'identity_number', code: 'identity_number_required' });
  return problems;
}
