import type { Routes } from '../../platform/http/handler.ts';
import { withPictures } from '../../platform/files/sent-pictures.ts';
import { switchPayment } from './paying/switch-payment.ts';
import { placeOrder } from './place-order.ts';
import { placePrescription } from './prescriptions/place-prescription.ts';
import { page, uploadPrescription } from './prescriptions/upload-prescription.ts';
import { sendParcel } from './send-parcel.ts';
import { quoteOrder } from './quote-order.ts';

/** Calls of checkout. */
export const checkoutRoutes = {
  'checkout.quote': (ctx, { body }) => quoteOrder(ctx, body),
  'checkout.place': (ctx, { body }) =>
    body.order_type === 'parcel' ? sendParcel(ctx, body) : placeOrder(ctx, body),
  'checkout.switchPayment': (ctx, { body }) => switchPayment(ctx, body),
  'checkout.uploadPrescription': withPictures({ image: page }, (ctx, { body }) =>
    uploadPrescription(ctx, body),
  ),
  'checkout.placePrescription': (ctx, { body }) => placePrescription(ctx, body),
} satisfies Routes;
