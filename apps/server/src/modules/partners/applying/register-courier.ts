import type { Calls, Reply } from '@promenade/contract/calls';
import { courierProblems } from '@promenade/domain/partners';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { refuseAll, type RefusalPart } from '../../../platform/errors.ts';
import { findOpenZone } from './check-place.ts';
import { keepApplication, readPlan } from './keep-application.ts';
import { missingFiles } from './sent-files.ts';

/** A courier's form, read by the contract. */
type CourierInput = z.output<Calls['partners.registerCourier']['body']>;

function choiceProblems({ identity_type, vehicle }: CourierInput): RefusalPart[] {
  const problems: RefusalPart[] = [];
  if (!identity_type) problems.push({ code: 'identity_type_required', field: 'identity_type' });
  if (!vehicle) problems.push({ code: 'vehicle_required', field: 'vehicle' });
  return problems;
}

/** POST /auth/delivery-man/store. */
export async function registerCourier(
  ctx: Ctx,
  input: CourierInput,
): Promise<Reply<'partners.registerCourier'>> {
  const chosen = await readPlan(ctx, input.business_plan, 'courier');
  const files = { image: input.image ? [input.image] : [], identity_image: input.identity_image ?? [] };
  refuseAll([
    ...courierProblems(input),
    ...choiceProblems(input),
    ...((await findOpenZone(ctx, input.zone_id))
      ? []
      : [{ code: 'zone_unknown', field: 'zone_id' } as const]),
    ...('problem' in chosen ? [chosen.problem] : []),
    ...missingFiles(files, ['image', 'identity_image']),
  ]);
  const { identity_type: identityType, identity_number: identityNumber, vehicle } = input;
  if ('problem' in chosen || !identityType || !vehicle) throw new Error('A refused application went on.');
  const of = { kind: 'courier', details: { identityType, identityNumber, vehicle } } as const;
  return keepApplication(ctx, { person: input, zoneId: input.zone_id, plan: chosen.plan, files, of });
}
