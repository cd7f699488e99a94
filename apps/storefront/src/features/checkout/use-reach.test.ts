import { expect, test } from 'vitest';
import { type Contact, noContact } from '../../lib/address/address.ts';
import type { Where } from './address/use-where.ts';
import { newDraft } from './draft.ts';
import { contactAndDoor, contactOf } from './use-reach.ts';

const named = (contact_person_name: string): Contact => ({ ...noContact, contact_person_name });
const [ana, joao] = [named('Ana'), named('João')];
const chosen = { ...newDraft, orderType: 'take_away', contact: joao } as const;

function toldOf(where: Partial<Where>, draft: typeof newDraft = chosen): readonly (string | undefined)[] {
  const reach = { draft, where: { working: null, guest: null, ...where } as Where };
  return [contactOf(reach)?.contact_person_name, contactAndDoor(reach).contact_person_name];
}

test('[LOC-12] whom the store asks for is who is shown: somebody who signed in was named to collect a guest’s order', () => {
  const working = { ...ana, lat: 0, lng: 0 } as Where['working'];
  expect(toldOf({ signedIn: true, working })).toEqual(['João', 'João']);
  expect(toldOf({ signedIn: true })).toEqual(['João', 'João']);
  expect(toldOf({ signedIn: true, working }, { ...chosen, orderType: 'delivery' })).toEqual(['Ana', 'Ana']);
  // The draft outlives a session that has died.
  expect(toldOf({ signedIn: false, guest: ana as Where['guest'] })).toEqual(['Ana', 'Ana']);
});
