import type { SurgeTime } from '@promenade/domain/pricing';
import type { ModuleType } from '@promenade/domain/modules';
import type { MultiPolygon, ShapeFaultCode } from '@promenade/domain/zones';
import type { LocalizedText } from '../texts/index.ts';

/** The delivery rates of a zone and module (api.md rule 1). */
export type DeliveryPrice = {
  /** 'every': all modules of the market without rates of their own here. */
  moduleType: ModuleType | 'every';
  perKmMinor: number;
  minimumMinor: number;
  /** Null means no maximum. */
  maximumMinor: number | null;
  /** If set, a flat fee for any distance. */
  fixedMinor: number | null;
  surgePercent: number;
  /** Hours with a surge of their own; `surgePercent` applies at all other hours. */
  surgeTimes: readonly SurgeTime[];
};

/** A zone as a file describes it. */
export type ZoneDraft = {
  /** The market's own id, if the file was exported from it. */
  id?: string;
  /** Identifies a zone from one import to the next. */
  slug: string;
  name: LocalizedText;
  /** Obeys the shape rules of domain/zones. */
  shape: MultiPolygon;
  active: boolean;
  /** Empty: unchanged, or up to the importer. */
  delivery: readonly DeliveryPrice[];
};

/** A rejected feature with the reason; the dry run prints these. */
export type RejectedZone = {
  /** Index in the collection, from 0; -1 means the whole file. */
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
