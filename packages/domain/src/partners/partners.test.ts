import { describe, expect, test } from 'vitest';
import { MODULE_TYPES } from '../modules/index.ts';
import {
  APPLICATION_STATUSES,
  courierProblems,
  decideApplication,
  PARTNER_KINDS,
  sellerKindOf,
  storeProblems,
} from './index.ts';

const person = { f_name: 'Inés', l_name: 'Rey', email: 'ines@example.com', phone: '+598 99 123 456' };
const store = {
  ...person,
  name: 'La Esquina',
  address: 'Sarandí 500',
  minimum_delivery_time: 20,
  maximum_delivery_time: 40,
};

describe('[PART-01] what an application must say', () => {
  const codes = (change: Partial<typeof store>) =>
    storeProblems({ ...store, ...change }).map(({ field, code }) => [field, code]);
  test.each([
    [{}, []],
    [{ f_name: ' ' }, [['f_name', 'first_name_required']]],
    [{ l_name: '' }, [['l_name', 'last_name_required']]],
    [{ l_name: ' ' }, [['l_name', 'last_name_required']]],
    [{ email: '' }, [['email', 'email_required']]],
    [{ email: 'ines' }, [['email', 'email_invalid']]],
    [{ email: `${'a'.repeat(250)}@example.com` }, [['email', 'email_invalid']]],
    [{ phone: '' }, [['phone', 'phone_required']]],
    [{ phone: 'call' }, [['phone', 'phone_invalid']]],
    [{ name: ' ' }, [['name', 'store_name_required']]],
    [{ address: '' }, [['address', 'address_required']]],
    [{ address: ' ' }, [['address', 'address_required']]],
    [{ minimum_delivery_time: 0 }, [['minimum_delivery_time', 'minutes_invalid']]],
    [{ minimum_delivery_time: 1 }, []],
    [{ minimum_delivery_time: 20.5 }, [['minimum_delivery_time', 'minutes_invalid']]],
    [{ minimum_delivery_time: 241 }, [['minimum_delivery_time', 'minutes_invalid']]],
    [{ maximum_delivery_time: 240 }, []],
    [{ maximum_delivery_time: 241 }, [['maximum_delivery_time', 'minutes_invalid']]],
    [{ maximum_delivery_time: 20 }, []],
    [{ maximum_delivery_time: 19 }, [['maximum_delivery_time', 'minutes_reversed']]],
    [{ minimum_delivery_time: Number.NaN }, [['minimum_delivery_time', 'minutes_invalid']]],
    [{ maximum_delivery_time: 10 }, [['maximum_delivery_time', 'minutes_reversed']]],
    [
      { f_name: '', phone: '', name: '' },
      [
        ['f_name', 'first_name_required'],
        ['phone', 'phone_required'],
        ['name', 'store_name_required'],
      ],
    ],
  ])('%j: %j', (change, expected) => expect(codes(change)).toEqual(expected));

  test('who delivers nothing names no minutes', () => {
    expect(
      storeProblems({ ...store, minimum_delivery_time: undefined, maximum_delivery_time: undefined }),
    ).toEqual([]);
    expect(storeProblems({ ...store, minimum_delivery_time: undefined })).toEqual([]);
    expect(storeProblems({ ...store, maximum_delivery_time: undefined })).toEqual([]);
  });

  test.each([
    ['', ['identity_number_required']],
    ['- - -', ['identity_number_required']],
    ['12 3', ['identity_number_required']],
    ['4.123.456-7', []],
    ['٤١٢٣', []],
  ])('a courier’s identity number %j: %j', (identity_number, expected) => {
    expect(courierProblems({ ...person, identity_number }).map(({ code }) => code)).toEqual(expected);
  });

  test('all that is missing from a courier’s form is named at once, each with its field', () => {
    const empty = { f_name: '', l_name: '', email: '', phone: '', identity_number: '' };
    expect(courierProblems(empty)).toEqual([
      { field: 'f_name', code: 'first_name_required' },
      { field: 'l_name', code: 'last_name_required' },
      { field: 'email', code: 'email_required' },
      { field: 'phone', code: 'phone_required' },
      { field: 'identity_number', code: 'identity_number_required' },
    ]);
  });
});

test('[PART-01] kinds of partner and states of an application have the names of the API', () => {
  expect([...PARTNER_KINDS]).toEqual(['store', 'provider', 'courier']);
  expect([...APPLICATION_STATUSES]).toEqual(['waiting', 'approved', 'refused']);
});

test('[PART-01] a module has stores, providers or neither', () => {
  expect(MODULE_TYPES.map(sellerKindOf)).toEqual(['store', 'store', 'store', 'store', undefined, 'provider']);
});

test('[PART-01] what is said of an application stays said', () => {
  expect(decideApplication('waiting', 'approved')).toEqual({ ok: true, isNew: true });
  expect(decideApplication('approved', 'approved')).toEqual({ ok: true, isNew: false });
  expect(decideApplication('refused', 'refused')).toEqual({ ok: true, isNew: false });
  const no = { ok: false, refusal: { code: 'application_decided' } };
  expect(decideApplication('approved', 'refused')).toEqual(no);
  expect(decideApplication('refused', 'approved')).toEqual(no);
});
