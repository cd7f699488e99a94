import { Refusal } from '@promenade/contract/client';
import { expect, test } from 'vitest';
import { sendTry } from './tries.ts';

const form = (name: string): FormData => {
  const body = new FormData();
  body.append('name', name);
  return body;
};

/** A market that one form had reached, its answer lost. */
function marketThatHas(arrived: string) {
  return async (sent: FormData): Promise<string> => {
    if (sent.get('name') === arrived) return `reference of ${arrived}`;
    throw new Refusal(409, { errors: [{ code: 'key_reused', message: '' }], message: '' });
  };
}

test('[PART-01] an application changed after a lost answer leads to the one that had arrived', async () => {
  const tries = { key: 'key', forms: [form('Casa'), form('Casa Ana')] };
  for (const arrived of ['Casa', 'Casa Ana', 'La Casa'])
    expect(await sendTry(tries, form('La Casa'), marketThatHas(arrived))).toBe(`reference of ${arrived}`);
});

test('a refusal of the application itself is told', async () => {
  const refused = () =>
    Promise.reject(new Refusal(422, { errors: [{ code: 'email_invalid', message: '' }], message: 'no' }));
  await expect(sendTry({ key: 'key', forms: [form('Casa')] }, form('La Casa'), refused)).rejects.toThrow(
    'no',
  );
});
