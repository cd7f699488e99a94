import type { Routes } from '../../platform/http/handler.ts';
import { withPictures } from '../../platform/files/sent-pictures.ts';
import { addStoreItem, itemShape } from './add-store-item.ts';
import { changeChoices } from './change-choices.ts';
import { changeItem, changePicture, changeStock, listStoreItems } from './change-item.ts';
import { changeDelivery, changeDiscount, changeHours, changeReviews, changeStore } from './change-store.ts';
import { listCustomers, setCustomerBlocked } from './customers.ts';
import { listAllOrders } from './list-all-orders.ts';
import { listStores } from './list-stores.ts';
import { moveAlong } from './move-along.ts';
import { readOrderRecord } from './read-order-record.ts';
import { staffRoutes } from './staff/staff.routes.ts';

/** Calls of operations. */
export const opsRoutes = {
  ...staffRoutes,
  'ops.orders': (ctx, { query }) => listAllOrders(ctx, query),
  'ops.orderRecord': (ctx, { params, query }) => readOrderRecord(ctx, { ...params, ...query }),
  'ops.moveOrder': (ctx, { params, body }) => moveAlong(ctx, { ...params, ...body }),
  'ops.customers': (ctx, { query }) => listCustomers(ctx, query),
  'ops.blockCustomer': (ctx, { params, body }) => setCustomerBlocked(ctx, { ...params, ...body }),
  'ops.stores': (ctx, { query }) => listStores(ctx, query),
  'ops.setStoreOpen': (ctx, { params, body }) => changeStore(ctx, { ...params, ...body }),
  'ops.setStoreDelivery': (ctx, { params, body }) => changeDelivery(ctx, { ...params, ...body }),
  'ops.setStoreReviews': (ctx, { params, body }) => changeReviews(ctx, { ...params, ...body }),
  'ops.setStoreDiscount': (ctx, { params, body }) => changeDiscount(ctx, { ...params, ...body }),
  'ops.setStoreHours': (ctx, { params, body }) => changeHours(ctx, { ...params, ...body }),
  'ops.items': (ctx, { query }) => listStoreItems(ctx, query),
  'ops.changeItem': (ctx, { params, body }) => changeItem(ctx, { ...params, ...body }),
  'ops.addItem': withPictures({ image: itemShape }, (ctx, { body }) => addStoreItem(ctx, body)),
  'ops.setItemPicture': withPictures({ image: itemShape }, (ctx, { params, body }) =>
    changePicture(ctx, { ...params, ...body }),
  ),
  'ops.setItemChoices': (ctx, { params, body }) => changeChoices(ctx, { ...params, ...body }),
  'ops.setStock': (ctx, { params, body }) => changeStock(ctx, { ...params, ...body }),
} satisfies Routes;
