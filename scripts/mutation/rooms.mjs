/** What `npm run mutate` changes: the files that decide, and the narrow tests that must notice a change. */
export const ROOMS = {
  money: {
    root: 'packages',
    files: [
      'packages/domain/src/money/allocate.ts',
      'packages/domain/src/money/amounts.ts',
      'packages/domain/src/money/format-price.ts',
      'packages/domain/src/money/percent.ts',
      'packages/domain/src/money/tax.ts',
      'packages/domain/src/orders/payment-split.ts',
      'packages/domain/src/orders/refund-split.ts',
      'packages/domain/src/pricing/bill.ts',
      'packages/domain/src/pricing/coupon.ts',
      'packages/domain/src/pricing/delivery-fee.ts',
      'packages/domain/src/pricing/line-prices.ts',
    ],
    tests: [
      'domain/src/money/*.test.ts',
      'domain/src/pricing/*.test.ts',
      'domain/src/orders/{payment,refund}-split.test.ts',
    ],
  },
  hours: {
    root: 'packages',
    files: [
      'packages/domain/src/hours/local-date.ts',
      'packages/domain/src/hours/read-week.ts',
      'packages/domain/src/hours/slots.ts',
      'packages/domain/src/hours/wall-clock.ts',
      'packages/domain/src/hours/weekly-hours.ts',
      'packages/domain/src/hours/windows.ts',
      'packages/domain/src/rental/pickup-time.ts',
    ],
    tests: ['domain/src/hours/*.test.ts', 'domain/src/rental/pickup-time.test.ts'],
  },
  stock: {
    root: 'packages',
    files: [
      'packages/domain/src/catalog/availability.ts',
      'packages/domain/src/catalog/quantity.ts',
      'packages/domain/src/cart/add-line.ts',
      'packages/domain/src/cart/join-lines.ts',
      'packages/domain/src/cart/recheck-lines.ts',
      'packages/domain/src/cart/update-line.ts',
      'packages/domain/src/rental/trip-cart.ts',
      'packages/domain/src/rental/trip-change.ts',
      'packages/domain/src/rental/vehicle-quantity.ts',
    ],
    tests: [
      'domain/src/catalog/*.test.ts',
      'domain/src/cart/*.test.ts',
      'domain/src/rental/*.test.ts',
      'domain/src/orders/move.test.ts',
    ],
  },
  permissions: {
    root: 'packages',
    files: [
      'packages/domain/src/orders/cancel.ts',
      'packages/domain/src/orders/move.ts',
      'packages/domain/src/orders/transitions.ts',
      'packages/domain/src/payments/transitions.ts',
      'packages/domain/src/rental/transitions.ts',
    ],
    tests: ['domain/src/orders/*.test.ts', 'domain/src/payments/*.test.ts', 'domain/src/rental/*.test.ts'],
  },
  // Over HTTP against a real PostgreSQL: seconds for each mutant, where the rooms above take a part of one.
  doors: {
    root: 'apps/server',
    globalSetup: ['src/testing/global-setup.ts'],
    files: ['apps/server/src/platform/identity/actor.ts', 'apps/server/src/platform/identity/identity.ts'],
    tests: [
      'src/platform/identity/*.test.ts',
      'src/modules/accounts/guests/guest-returns.test.ts',
      'src/modules/accounts/sessions/sessions.test.ts',
    ],
  },
  staff: {
    root: 'apps/server',
    globalSetup: ['src/testing/global-setup.ts'],
    files: [
      'apps/server/src/modules/messages/scope.ts',
      'apps/server/src/modules/ops/change-store.ts',
      'apps/server/src/modules/ops/staff/staff-order.ts',
      'apps/server/src/modules/trips/staff/staff-trip.ts',
    ],
    tests: [
      'src/modules/ops/staff/*.test.ts',
      'src/modules/ops/*.test.ts',
      'src/modules/messages/**/*.test.ts',
      'src/modules/trips/after/*.test.ts',
      'src/modules/trips/moves/*.test.ts',
      'src/testing/contract/who-may.test.ts',
    ],
  },
};
