import type { Routes } from '../../../platform/http/handler.ts';
import { pageAskedRefunds } from '../../orders/index.ts';
import { deliver, pickUp, takeOrder } from './carry-order.ts';
import { getTheirs, listTheirs } from './list-theirs.ts';
import { pageCouriers, switchCourier } from './couriers.ts';
import { acceptOrder, addMinutes, handOver, rejectOrder, startOrder } from './make-order.ts';
import { priceOrder } from './price-order.ts';
import { returnParcel, turnParcelBack } from './return-parcel.ts';
import { sayToRefund } from './refund-order.ts';
import { addCourier, endTokens, giveToken } from './staff-tokens.ts';

/** Calls of a store's staff and of couriers, and an operator's about them. */
export const staffRoutes = {
  'ops.couriers': (ctx, { query }) => pageCouriers(ctx, query),
  'ops.addCourier': (ctx, { body }) => addCourier(ctx, body),
  'ops.switchCourier': (ctx, { params, body }) => switchCourier(ctx, { ...params, ...body }),
  'ops.giveToken': (ctx, { body }) => giveToken(ctx, body),
  'ops.endTokens': (ctx, { body }) => endTokens(ctx, body),
  'ops.staffOrders': (ctx, { query }) => listTheirs(ctx, query),
  'ops.staffOrder': (ctx, { params }) => getTheirs(ctx, params),
  'ops.acceptOrder': (ctx, { params, body }) => acceptOrder(ctx, { ...params, ...body }),
  'ops.startOrder': (ctx, { params }) => startOrder(ctx, params),
  'ops.moreMinutes': (ctx, { params, body }) => addMinutes(ctx, { ...params, ...body }),
  'ops.rejectOrder': (ctx, { params, body }) => rejectOrder(ctx, { ...params, ...body }),
  'ops.handOver': (ctx, { params }) => handOver(ctx, params),
  'ops.takeOrder': (ctx, { params, body }) => takeOrder(ctx, { ...params, ...body }),
  'ops.pickUp': (ctx, { params }) => pickUp(ctx, params),
  'ops.deliver': (ctx, { params, body }) => deliver(ctx, { ...params, ...body }),
  'ops.turnParcelBack': (ctx, { params, body }) => turnParcelBack(ctx, { ...params, ...body }),
  'ops.returnParcel': (ctx, { params, body }) => returnParcel(ctx, { ...params, ...body }),
  'ops.priceOrder': (ctx, { params, body }) => priceOrder(ctx, { ...params, ...body }),
  'ops.refundRequests': (ctx, { query }) => pageAskedRefunds(ctx, query),
  'ops.answerRefund': (ctx, { params, body }) => sayToRefund(ctx, { ...params, ...body }),
} satisfies Routes;
