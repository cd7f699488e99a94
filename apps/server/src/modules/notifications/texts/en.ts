import type { NotificationTexts } from './texts.ts';
import { en as trips } from './trips/en.ts';

/** English. */
export const en: NotificationTexts = {
  texts: {
    ...trips,
    message_received: {
      title: '{writer} has written to you',
      body: 'Read and answer the message from {writer} in your inbox.',
    },
    message_from_support: {
      title: 'Support has written to you',
      body: 'Read our support’s answer in your inbox.',
    },
    order_placed: {
      title: 'Order {number} placed',
      body: '{store} has your order {number} of {amount}. You will hear when it is confirmed.',
    },
    order_paid: {
      title: 'Order {number} paid',
      body: 'Thank you: {amount} has arrived for your order {number} at {store}.',
    },
    order_confirmed: {
      title: 'Order {number} confirmed',
      body: '{store} has accepted your order {number}.',
    },
    order_ready: {
      title: 'Order {number} is ready',
      body: 'You can collect your order {number} at {store}.',
    },
    order_on_the_way: {
      title: 'Order {number} is on its way',
      body: 'The courier has your order {number} from {store}.',
    },
    order_delivered: { title: 'Order {number} delivered', body: 'Thank you for your order at {store}.' },
    order_collected: { title: 'Order {number} collected', body: 'Thank you for your order at {store}.' },
    parcel_turned_back: {
      title: 'Parcel {number} is coming back',
      body: 'The courier is bringing your parcel {number} back. Your return code is {code}.',
    },
    order_canceled: { title: 'Order {number} cancelled', body: 'You have cancelled your order {number}.' },
    order_failed: {
      title: 'Order {number} was not paid',
      body: 'Order {number} was not paid in time, so it was not sent to the store.',
    },
    order_failed_by_market: {
      title: 'Order {number} was not carried out',
      body: 'Your order {number} could not be carried out.',
    },
    payment_waiting: {
      title: 'Pay for order {number}',
      body: 'Your order {number} of {amount} is held for you for {minutes}. Please pay within that time.',
    },
    payment_expiring: {
      title: '{minutes} to pay',
      body: 'A payment of {amount} is still due. Pay, or choose another way to pay.',
    },
    payment_failed: {
      title: 'The payment failed',
      body: 'The payment of {amount} did not go through. Try again, or choose another way to pay.',
    },
    refund_asked: {
      title: 'Refund for order {number} requested',
      body: 'We have received your request for {amount} and will let you know.',
    },
    refund_paid: {
      title: 'Refund for order {number}',
      body: '{amount} is on its way back to you for order {number}.',
    },
    refund_refused: {
      title: 'No refund for order {number}',
      body: 'Your request for a refund of order {number} was not granted.',
    },
    wallet_funded: { title: 'Money in your wallet', body: '{amount} has been added to your wallet.' },
    points_earned: {
      title: '{points} loyalty points',
      body: 'You have earned {points} points with a delivered order.',
    },
    cashback_earned: {
      title: 'Cashback of {amount}',
      body: '{amount} from a delivered order is back in your wallet.',
    },
    referral_earned: {
      title: '{amount} for your friend’s first order',
      body: 'Somebody you invited has ordered: {amount} is in your wallet.',
    },
    prescription_placed: {
      title: 'Order {number} placed',
      body: '{store} has your prescription, order {number}. You will hear what it costs.',
    },
    prescription_confirmed: {
      title: 'Order {number} confirmed',
      body: '{store} has accepted your order {number}. With your prescription it comes to {amount}.',
    },
    parcel_placed: {
      title: 'Parcel {number} booked',
      body: 'Your parcel {number} is booked for {amount}. You will hear when a courier takes it on.',
    },
    parcel_paid: {
      title: 'Parcel {number} paid',
      body: 'Thank you: {amount} has arrived for your parcel {number}.',
    },
    parcel_confirmed: {
      title: 'Parcel {number} confirmed',
      body: 'A courier is coming for your parcel {number}.',
    },
    parcel_on_the_way: {
      title: 'Parcel {number} is on its way',
      body: 'The courier has your parcel {number}.',
    },
    parcel_delivered: {
      title: 'Parcel {number} delivered',
      body: 'Your parcel {number} is with its receiver.',
    },
    parcel_returned: { title: 'Parcel {number} is back', body: 'Your parcel {number} is with you again.' },
    parcel_canceled: { title: 'Parcel {number} cancelled', body: 'You have cancelled your parcel {number}.' },
    parcel_canceled_by_courier: {
      title: 'Parcel {number} cancelled',
      body: 'The courier has cancelled your parcel {number}.',
    },
    parcel_canceled_by_market: {
      title: 'Parcel {number} cancelled',
      body: 'Your parcel {number} was cancelled.',
    },
    parcel_waiting: {
      title: 'Pay for parcel {number}',
      body: 'Your parcel {number} of {amount} is held for you for {minutes}. Please pay within that time.',
    },
    parcel_failed: {
      title: 'Parcel {number} was not paid',
      body: 'Parcel {number} was not paid in time, so no courier will collect it.',
    },
    parcel_failed_by_market: {
      title: 'Parcel {number} was not delivered',
      body: 'Your parcel {number} could not be delivered.',
    },
    order_on_the_way_code: {
      title: 'Order {number} is on its way',
      body: 'The courier has your order {number} from {store}. Your delivery code is {code}. Give it to the courier at the door.',
    },
    parcel_on_the_way_code: {
      title: 'Parcel {number} is on its way',
      body: 'The courier has your parcel {number}. Its delivery code is {code}. The receiver gives it to the courier at the door.',
    },
    order_ready_code: {
      title: 'Order {number} is ready',
      body: 'You can collect your order {number} at {store}. Your code is {code}.',
    },
    order_canceled_by_store: {
      title: 'Order {number} cancelled',
      body: '{store} has cancelled your order {number}.',
    },
    order_canceled_by_courier: {
      title: 'Order {number} cancelled',
      body: 'The courier has cancelled your order {number}.',
    },
    order_canceled_by_market: {
      title: 'Order {number} cancelled',
      body: 'Your order {number} was cancelled.',
    },
  },
  untaken: 'You have not been charged.',
  late: 'Money that still arrives goes back the way it came.',
  returned: 'What you paid will be returned to you.',
  reason: 'Reason: {reason}',
};
