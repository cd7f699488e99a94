/** Partners: kinds of partner, and the rules of the application forms (PART-01). */
export { PARTNER_KINDS, type PartnerKind, sellerKindOf } from './partner-kind.ts';
export {
  type PersonForm,
  courierProblems,
  storeProblems,
} from './partner-form.ts';
export { type ApplicationStatus, APPLICATION_STATUSES, decideApplication } from './application.ts';
