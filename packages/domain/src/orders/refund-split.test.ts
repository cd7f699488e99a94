import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitRefund } from './refund-split.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 });

test('[CHK-09] a refund loses no minor unit and gives no part more than it brought', () => {
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.boolean(),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (gatewayMinor, walletMinor, cashMinor, hasWallet, share) => {
        const paid = { gatewayMinor, walletMinor, cashMinor, hasWallet };
        const wanted = Math.floor((gatewayMinor + walletMinor + cashMinor) * share);
        const parts = splitRefund(paid, wanted);
        expect(parts.gatewayMinor + parts.walletMinor + parts.cashMinor).toBe(wanted);
        expect(parts.gatewayMinor).toBeLessThanOrEqual(gatewayMinor);
        expect(parts.walletMinor).toBeLessThanOrEqual(walletMinor + (hasWallet ? cashMinor : 0));
        expect(parts.cashMinor).toBeLessThanOrEqual(hasWallet ? 0 : cashMinor);
      },
    ),
  );
});

test('[CHK-09] the way it came: gateway, wallet, then cash into the wallet or by hand', () => {
  const paid = { gatewayMinor: 500, walletMinor: 300, cashMinor: 200 };
  expect(splitRefund({ ...paid, hasWallet: true }, 900)).toEqual({
    gatewayMinor: 500,
    walletMinor: 400,
    cashMinor: 0,
  });
  expect(splitRefund({ ...paid, walletMinor: 0, hasWallet: false }, 600)).toEqual({
    gatewayMinor: 500,
    walletMinor: 0,
    cashMinor: 100,
  });
});
