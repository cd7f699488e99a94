import { describe, expect, test } from 'vitest';
import { loadConfig } from './config.ts';

describe('keys of payment gateways', () => {
  test('without them there is no gateway outside', () => {
    expect(loadConfig({}).gateways).toEqual({});
  });

  test('Stripe is there with both of its keys, and not with one', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(loadConfig({ ...keys, STRIPE_URL: 'http://localhost:12111/' }).gateways).toEqual({
      stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', url: 'http://localhost:12111' },
    });
    for (const key of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
      expect(() => loadConfig({ [key]: keys[key] })).toThrow('needs it');
  });
});
