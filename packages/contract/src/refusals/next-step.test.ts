import { expect, test } from 'vitest';
import { messageOf } from './write-text.ts';
import { languages } from './texts.ts';

const codes = ['order_type_off', 'parcel_same_place', 'payment_method_off', 'sign_in_method_off'] as const;

test.each(codes)(
  'whoever chooses what cannot be had is told what to do instead: %s left them where they were',
  (code) => {
    for (const language of languages)
      expect(messageOf(code, language, { store: 'La Isla' }).split('. '), language).toHaveLength(2);
  },
);
