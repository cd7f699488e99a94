import { type Ctx, over } from '../../platform/context.ts';
import { deleteEnquiriesBefore, type EnquiryTables } from './enquiries.repo.ts';

// Long enough to follow a matter up; the privacy policy that the software brings names it.
const keptForMs = 365 * 24 * 60 * 60 * 1000;

/** Forgets messages of more than a year ago. */
export function forgetOldEnquiries(ctx: Ctx): Promise<void> {
  return deleteEnquiriesBefore(over<EnquiryTables>(ctx), new Date(ctx.clock.now() - keptForMs));
}
