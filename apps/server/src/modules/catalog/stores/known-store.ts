import type { StoreSchedule } from '@promenade/domain/catalog';
import type { ModuleType } from '@promenade/domain/modules';
import type { StoreDiscount } from '@promenade/domain/pricing';
import type { LatLng } from '@promenade/domain/zones';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { DeliveryTerms } from '../../zones/index.ts';
import type { StoreRow } from '../catalog.tables.ts';
import { moduleTypeOf, type Scope, scopeOf } from '../scope.ts';
import { delivers, findDeliveryTerms } from './delivery-terms.ts';
import { scheduleOf } from './opening.ts';
import { storeDiscountOf } from './store-discount.ts';
import { listStoreRowsById } from './stores.repo.ts';

/** A store as other rooms deal with it: checkout and orders, messages, and whoever runs it. */
export interface KnownStore {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  /** The picture's name in the storage. */
  readonly logo: string;
  readonly point: LatLng;
  readonly zoneId: string;
  readonly moduleId: string;
  readonly moduleType: ModuleType;
  readonly schedule: StoreSchedule;
  /** Ways of getting an order that store and market both offer; its zone delivers for its module, too. */
  readonly delivery: boolean;
  readonly takeAway: boolean;
  readonly freeDelivery: boolean;
  /** Undefined where its zone has no rates for its module. */
  readonly deliveryTerms: DeliveryTerms | undefined;
  readonly discount: StoreDiscount | undefined;
  readonly minimumOrderMinor: number;
  readonly taxPercent: number;
  readonly preparationMinutes: number;
  readonly deliveryMinutes: readonly [from: number, to: number];
}

function toStore(scope: Scope, row: StoreRow): KnownStore {
  const { settings } = scope;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    address: row.address,
    logo: row.logo,
    point: { lat: row.lat, lng: row.lng },
    zoneId: row.zone_id,
    moduleId: row.module_id,
    moduleType: moduleTypeOf(scope, row.module_id),
    schedule: scheduleOf(scope, row, row.active),
    delivery: delivers(scope, row),
    takeAway: row.take_away && settings.takeAway,
    freeDelivery: row.free_delivery,
    deliveryTerms: findDeliveryTerms(scope, row),
    discount: storeDiscountOf(row),
    minimumOrderMinor: row.minimum_order_minor,
    taxPercent: row.tax_percent,
    preparationMinutes: row.preparation_minutes,
    deliveryMinutes: [row.delivery_minutes_from, row.delivery_minutes_to],
  };
}

/** A store by id, active or not; refuses one that nobody knows. One statement. */
export async function getKnownStore(ctx: Ctx, storeId: string): Promise<KnownStore> {
  const scope = await scopeOf(ctx);
  const [row] = await listStoreRowsById(ctx.db, [storeId], ctx.language);
  return row ? toStore(scope, row) : refuse('store_not_found');
}
