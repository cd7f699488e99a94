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

  test('one in the place of another is refused at the start, without its value: it was noticed with the first payment', () => {
    const refused = (keys: Readonly<Record<string, string>>): string => {
      try {
        loadConfig(keys);
      } catch (error) {
        return String(error);
      }
      return '';
    };
    const webhook = { STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    const swapped = refused({ STRIPE_SECRET_KEY: 'pk_live_aaa', ...webhook });
    expect(swapped).toContain('STRIPE_SECRET_KEY');
    expect(swapped).not.toContain('aaa');
    expect(refused({ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'we_1bbb' })).toContain(
      'STRIPE_WEBHOOK_SECRET',
    );
    expect(refused({ STRIPE_SECRET_KEY: 'rk_live_1', ...webhook })).toBe('');
  });
});
