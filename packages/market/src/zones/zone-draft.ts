import type { SurgeTime } from '@promenade/domain/pricing';
import type { ModuleType } from '@promenade/domain/modules';
import type { MultiPolygon, ShapeFaultCode } from '@promenade/domain/zones';
import type { LocalizedText } from '../texts/index.ts';

/** What a delivery costs in a zone and module (api.md rule 1). */
export type DeliveryPrice = {
  /** 'every': each module of the market that has no price of its own here. */
  moduleType: ModuleType | 'every';
  perKmMinor: number;
  minimumMinor: number;
  /** Null is no maximum. */
  maximumMinor: number | null;
  /** Set, it is the fee, however far. */
  fixedMinor: number | null;
  surgePercent: number;
  /** Hours that ask something else; `surgePercent` is that of every other hour. */
  surgeTimes: readonly SurgeTime[];
};

/** A zone as a file describes it. */
export type ZoneDraft = {
  /** The market's own id, when the file was exported from it. */
  id?: string;
  /** What a zone is known by from one import to the next. */
  slug: string;
  name: LocalizedText;
  /** Obeys the shape rules of domain/zones. */
  shape: MultiPolygon;
  active: boolean;
  /** Empty: as it was, or as the importer decides. */
  delivery: readonly DeliveryPrice[];
};

/** A feature that was not taken, and why; the dry run prints these. */
export type RejectedZone = {
  /** Place in the collection, from 0; -1 is the file as a whole. */
  index: number;
  code:
    | ShapeFaultCode
    | 'not_a_collection'
    | 'not_a_polygon'
    | 'position_unreadable'
    | 'name_missing'
    | 'slug_taken'
    | 'off_map'
    | 'active_unreadable'
    | 'delivery_unreadable';
  reason: string;
};
