import { dialog, type Place } from './arriving.ts';
import type { Hands } from './hands.ts';
import type { Say } from './words.ts';

interface Person {
  readonly email: string;
  readonly password: string;
}

async function signUp(hands: Hands, say: Say, { email, password }: Person): Promise<void> {
  await hands.press({ css: 'header button', named: say.exactly('account.signIn') });
  await hands.press({ css: 'button, a', named: say.exactly('account.signUp'), within: dialog });
  const fields = [
    ['name', 'Ana Pereira'],
    ['email', email],
    ['phone', `09${String(Date.now()).slice(-7)}`],
    ['password', password],
    ['confirmPassword', password],
  ] as const;
  for (const [key, text] of fields)
    await hands.type({ css: 'input', named: say.field(`account.${key}`), within: dialog }, text);
  await hands.press({ css: 'input[type=checkbox]', within: dialog });
  await hands.press({ css: 'button[type=submit]', within: dialog });
  await hands.see({ css: '[role=status]', named: say.containing('account.signedUp') });
}

async function signOut(hands: Hands, say: Say): Promise<void> {
  await hands.press({ css: 'header button', named: say.exactly('account.profileMenu') });
  await hands.press({ css: 'button', named: say.exactly('account.logout'), within: dialog });
  await hands.press({ css: '[role=alertdialog] button', named: say.exactly('account.logout') });
  await hands.see({ css: '[role=status]', named: say.containing('account.loggedOut') });
}

async function signIn(hands: Hands, say: Say, { email, password }: Person): Promise<void> {
  await hands.press({ css: 'header button', named: say.exactly('account.signIn') });
  await hands.type({ css: 'input', named: say.field('account.contact'), within: dialog }, email);
  await hands.type({ css: 'input', named: say.field('account.password'), within: dialog }, password);
  await hands.press({ css: 'button[type=submit]', within: dialog });
  await hands.see({ css: '[role=status]', named: say.containing('account.loggedIn') });
}

// In the page: no driver can use the system's window for files, which begins what this does.
const givePicture = `async (css) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
  const pen = canvas.getContext('2d');
  pen.fillStyle = 'tomato';
  pen.fillRect(0, 0, 64, 48);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  const given = new DataTransfer();
  given.items.add(new File([blob], 'door.png', { type: 'image/png' }));
  const input = document.querySelector(css);
  input.files = given.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}`;

const isDrawn = `(css) => [...document.querySelectorAll(css)].some(({ complete, naturalWidth }) => complete && naturalWidth > 0)`;

/** Writes to support, with a picture. */
async function chat(hands: Hands, say: Say, market: string): Promise<void> {
  await hands.session.open(`${market}/profile?page=inbox&chat=support`);
  await hands.type({ css: 'textarea', named: say.exactly('chat.write') }, 'Do you open on Sundays?');
  await hands.session.ask(givePicture, 'main input[type=file]');
  await hands.see({ css: 'button', named: say.like('chat.removePicture') });
  await hands.press({ css: 'main button', named: say.exactly('chat.send') });
  await hands.see({ css: 'main li', named: /Do you open on Sundays\?/ });
  await hands.until('the picture that was sent is drawn', () =>
    hands.session.ask<boolean>(isDrawn, 'main li img'),
  );
}

/** Creates an account, signs out and in again, and writes to support. */
export async function accountAndChat(hands: Hands, say: Say, { market }: Place): Promise<void> {
  const person = { email: `ana.${Date.now()}@example.com`, password: 'secret-words' };
  await hands.session.open(`${market}/about-us`);
  await signUp(hands, say, person);
  await signOut(hands, say);
  await signIn(hands, say, person);
  await chat(hands, say, market);
}
