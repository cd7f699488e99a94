import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES, ORDER_TYPES } from '../orders/index.ts';
import {
  kindOfStep,
  matterOf,
  NOTIFICATION_KINDS,
  type NotificationKind,
  USUAL_WAYS,
  WAYS,
  waysOf,
} from './index.ts';

const kinds = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];
const customer = { isGuest: false, hasMail: true, hasPhone: true };
const guest = { isGuest: true, hasMail: true, hasPhone: true };

describe('[MSG-02] the ways of a notification', () => {
  test.each([
    ['order_placed', customer, ['push', 'mail']],
    ['order_on_the_way', customer, ['push']],
    ['order_placed', { ...customer, hasMail: false }, ['push']],
    ['order_placed', { ...customer, choices: { push: false, mail: false, sms: true } }, ['sms']],
    ['order_placed', { ...customer, choices: { push: false, mail: false, sms: false } }, []],
    ['payment_failed', { ...customer, choices: { push: true, mail: true, sms: true } }, ['push']],
    ['order_placed', guest, ['mail']],
    ['order_placed', { ...guest, hasMail: false }, ['sms']],
    ['order_placed', { ...guest, hasMail: false, hasPhone: false }, []],
    ['order_on_the_way', guest, []],
    ['payment_failed', guest, []],
    ['payment_waiting', customer, []],
  ] as const)('%s to %o by %o', (kind, recipient, ways) => {
    expect(waysOf(kind, recipient)).toEqual(ways);
  });

  test('[MSG-02] nobody is reached by a way that was not chosen, is not known or is not the kind’s', () => {
    const choices = fc.record({ push: fc.boolean(), mail: fc.boolean(), sms: fc.boolean() });
    const recipients = fc.record({ hasMail: fc.boolean(), hasPhone: fc.boolean(), choices });
    fc.assert(
      fc.property(fc.constantFrom(...kinds), recipients, (kind, known) => {
        for (const way of waysOf(kind, { isGuest: false, ...known })) {
          expect(known.choices[way]).toBe(true);
          expect(NOTIFICATION_KINDS[kind].ways).toContain(way);
          expect({ push: true, mail: known.hasMail, sms: known.hasPhone }[way]).toBe(true);
        }
      }),
    );
  });

  test('[MSG-02] until a customer chooses, every kind reaches a device and no text message is paid for', () => {
    for (const kind of kinds) expect(USUAL_WAYS[matterOf(kind)]).toMatchObject({ push: true, sms: false });
    expect(WAYS).toEqual(['push', 'mail', 'sms']);
  });
});

describe('[MSG-02] what a step of an order says', () => {
  test.each([
    ['confirmed', 'delivery', false, 'order_confirmed'],
    ['processing', 'delivery', false, undefined],
    ['handover', 'delivery', false, undefined],
    ['handover', 'take_away', false, 'order_ready'],
    ['picked_up', 'parcel', false, 'order_on_the_way'],
    ['delivered', 'delivery', false, 'order_delivered'],
    ['canceled', 'delivery', true, 'order_canceled'],
    ['failed', 'delivery', false, 'order_failed'],
    ['refund_requested', 'delivery', true, 'refund_asked'],
    ['refunded', 'delivery', false, 'refund_paid'],
    ['refund_request_canceled', 'delivery', false, 'refund_refused'],
    ['refund_request_canceled', 'delivery', true, undefined],
  ] as const)('%s of %s, by its shopper %s: %s', (to, orderType, byShopper, kind) => {
    expect(kindOfStep({ to, orderType, byShopper })).toBe(kind);
  });

  test('no two steps of one order say the same', () => {
    for (const orderType of ORDER_TYPES) {
      const said = ORDER_STATUSES.flatMap((to) => kindOfStep({ to, orderType, byShopper: false }) ?? []);
      expect(new Set(said).size).toBe(said.length);
    }
  });
});
