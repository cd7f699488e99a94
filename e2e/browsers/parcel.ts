import { comeBack, dialog, sayWhere } from './arriving.ts';
import type { Hands } from './hands.ts';
import type { Say } from './words.ts';

/** The receiver's address, by a search. */
async function sayWhereTo(hands: Hands, say: Say): Promise<void> {
  const receiver = say.end('parcel.receiver');
  await hands.press({ css: 'main button', named: receiver });
  await hands.type({ css: '[role=combobox]', within: dialog }, 'Avenida Brasil 2500');
  await hands.press({ css: '[role=option]', named: /2500/, within: dialog });
  await hands.press({ css: 'button', named: say.exactly('parcel.takePlace'), within: dialog });
}

/** A guest sends a parcel, and finds it again after a reload. */
export async function sendParcel(hands: Hands, say: Say): Promise<void> {
  await sayWhere(hands, say, 'parcel');
  await hands.press({ css: 'main a[href^="/parcel/send?"]' });
  await hands.isAt(/^\/parcel\/send/);
  const fields = [
    ['senderName', 'Ana Pereira'],
    ['senderPhone', '099 123 456'],
    ['receiverName', 'Bruno Costa'],
    ['receiverPhone', '099 654 321'],
  ] as const;
  for (const [key, text] of fields)
    await hands.type({ css: 'main input', named: say.field(`parcel.${key}`) }, text);
  await sayWhereTo(hands, say);
  await hands.press({ css: 'main button', named: say.like('parcel.sendFor') });
  await hands.isAt(/^\/orders\//);
  const isBooked = { css: 'h1', named: say.exactly('parcel.status_pending') };
  await hands.see(isBooked);
  await comeBack(hands);
  await hands.see(isBooked);
}
