import type { IDENTITY_TYPES, COURIER_VEHICLES } from '@promenade/contract/partners';
import type { Language } from '@promenade/contract/refusals';
import type { ApplicationStatus, PartnerKind } from '@promenade/domain/partners';
import type { StoredInterval } from '../catalog/index.ts';

/** The plan as it stood when it was chosen. */
export interface PlanColumn {
  readonly id: string;
  readonly commissionPercent: number;
  readonly monthlyFeeMinor: number;
}

/** What a store or a provider says of itself. */
export interface StoreDetails {
  readonly name: string;
  readonly kind: string;
  readonly address: string;
  readonly lat: number;
  readonly lng: number;
  readonly moduleId: string;
  readonly pickupZoneIds: readonly string[];
  readonly deliveryMinutes: readonly [from: number, to: number];
  readonly openingHours: readonly StoredInterval[];
  readonly taxId: string;
}

/** What a courier says. */
export interface CourierDetails {
  readonly identityType: (typeof IDENTITY_TYPES)[number];
  readonly identityNumber: string;
  readonly vehicle: (typeof COURIER_VEHICLES)[number];
}

/** A file as it is kept, in the private storage. */
export interface FileColumn {
  readonly field: 'logo' | 'cover_photo' | 'documents' | 'identity_image' | 'image';
  readonly type: 'picture' | 'pdf';
  readonly name: string;
  readonly width?: number;
  readonly height?: number;
}

interface CommonRow {
  readonly id: string;
  readonly reference_hash: Buffer;
  readonly status: ApplicationStatus;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly zone_id: string;
  readonly language: Language;
  readonly plan: PlanColumn;
  readonly files: readonly FileColumn[];
  readonly applied_at: Date;
  readonly decided_at: Date | null;
  readonly reason: string;
  readonly store_id: string | null;
  readonly courier_id: string | null;
}

/** An application by its kind. */
export type ApplicationRow = CommonRow &
  (
    | { readonly kind: 'store' | 'provider'; readonly details: StoreDetails }
    | { readonly kind: 'courier'; readonly details: CourierDetails }
  );

/** A step of an application's trace. */
export interface EventRow {
  readonly id: string;
  readonly application_id: string;
  readonly what: 'received' | 'approved' | 'refused';
  readonly at: Date;
  readonly operator_session_id: string | null;
}

/** What a partner agreed to. */
export interface TermsRow {
  readonly store_id: string | null;
  readonly courier_id: string | null;
  readonly plan_id: string;
  readonly commission_percent: number;
  readonly monthly_fee_minor: number;
  readonly since: Date;
}

/** A row of `partner_applications`, its JSON columns as text where they are written. */
export interface PartnerTables {
  partner_applications: Omit<ApplicationRow, 'kind' | 'details'> & { kind: PartnerKind; details: unknown };
  partner_application_events: EventRow;
  partner_terms: TermsRow;
}
