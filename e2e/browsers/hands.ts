import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from './session.ts';

/** Something on the page: what the selector finds, in sight, with that name or text if one is given. */
export interface Wanted {
  readonly css: string;
  readonly named?: RegExp;
  /** Looked for in there alone. */
  readonly within?: string;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** What lies above the middle of it; null if nothing does. */
  readonly covered: string | null;
}

// Run in the page, as text: nothing from outside may be used in it.
const placeOf = `(css, source, flags, within) => {
  const nameOf = (one) => {
    const told = (one.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    const labels = [...(one.labels ?? [])].map((label) => label.textContent);
    return [one.getAttribute('aria-label') ?? (told.join(' ').trim() || labels.join(' ').trim() || one.textContent)].join('').replace(/\\s+/g, ' ').trim();
  };
  const name = new RegExp(source, flags);
  const around = within === '' ? [document] : [...document.querySelectorAll(within)];
  const found = around.flatMap((one) => [...one.querySelectorAll(css)])
    .find((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]') && name.test(nameOf(one)));
  if (!found) return null;
  const labels = [...(found.labels ?? [])];
  const look = () => {
    const box = found.getBoundingClientRect();
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    const above = document.elementFromPoint(x, y);
    const isFree = above !== null && [found, ...labels].some((one) => one.contains(above));
    return { x, y, text: nameOf(found), covered: isFree ? null : (above?.outerHTML ?? 'nothing').slice(0, 120) };
  };
  // Scrolled only where it has to be: a menu that hangs on a button follows it a moment later.
  if (look().covered !== null) found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return look();
}`;

const textOfWindow = `() =>
  [...document.querySelectorAll('dialog[open], [role=dialog]')]
    .map((one) => one.innerText + [...one.querySelectorAll('input')].map((input) => ' | ' + input.value).join(''))
    .join(' ').replace(/\\s+/g, ' ').slice(0, 600)`;

// Scrolled into the middle once more, something may be a pixel from where it was.
const isNear = (one: Place, other: Place | null): boolean =>
  other !== null && Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1;

const said = ({ css, named, within }: Wanted): string =>
  `${css}${named ? ` ${named}` : ''}${within ? ` in ${within}` : ''}`;

const keysOf = (text: string): object[] =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);

// As W3C WebDriver writes them.
const namedKeys = { Enter: '\uE007', Escape: '\uE00C' } as const;

/** What a person does on a page and waits for. */
export class Hands {
  readonly session: Session;
  readonly withinMs: number;

  constructor(session: Session, withinMs = 60_000) {
    this.session = session;
    this.withinMs = withinMs;
  }

  /** Waits until the page answers something other than null or false. */
  async until<Answer>(what: string, ask: () => Promise<Answer | null | false>): Promise<Answer> {
    const end = Date.now() + this.withinMs;
    for (;;) {
      const answer = await ask();
      if (answer !== null && answer !== false) return answer;
      if (Date.now() > end) throw new Error(`Not within ${this.withinMs / 1000} s: ${what}`);
      await pause(150);
    }
  }

  #look(wanted: Wanted): Promise<Place | null> {
    const { css, named = /(?:)/, within = '' } = wanted;
    return this.session.ask<Place | null>(placeOf, css, named.source, named.flags, within);
  }

  /** The name or text of something, once it is in sight. */
  async see(wanted: Wanted): Promise<string> {
    return (await this.until(`in sight: ${said(wanted)}`, () => this.#look(wanted))).text;
  }

  async isSeen(wanted: Wanted): Promise<boolean> {
    return (await this.#look(wanted)) !== null;
  }

  /** Presses something with the mouse, once it stands still with nothing above it. */
  async press(wanted: Wanted): Promise<void> {
    let last: Place | null = null;
    const place = await this.until(`can be pressed: ${said(wanted)}`, async () => {
      const now = await this.#look(wanted);
      const isStill = now?.covered === null && isNear(now, last);
      last = now;
      return isStill && now;
    }).catch(async (error: Error) => {
      const where = last ? `above it: ${last.covered}` : 'not in sight';
      throw new Error(`${error.message} (${where}${await this.#windowSays()})`);
    });
    const { x, y } = place;
    const actions = [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.session.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  // Why it cannot be pressed, most of the time: a window that should have closed says what it misses.
  async #windowSays(): Promise<string> {
    const text = await this.session.ask<string>(textOfWindow);
    return text === '' ? '' : `; an open window says: ${text}`;
  }

  /** Types into a field with the keyboard. */
  async type(wanted: Wanted, text: string): Promise<void> {
    await this.press(wanted);
    await this.session.act([{ type: 'key', id: 'keyboard', actions: keysOf(text) }]);
  }

  /** Something that a page brings once somebody is there: the mouse moves a little until it is in sight. */
  async seeBeingThere(wanted: Wanted): Promise<void> {
    const actions = [40, 48].map((at) => ({ type: 'pointerMove', x: at, y: at, duration: 50 }));
    const move = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.until(`in sight: ${said(wanted)}`, async () => {
      // Firefox refuses where the page has not been drawn yet.
      await this.session.act([move]).catch(() => undefined);
      return this.isSeen(wanted);
    });
  }

  /** Presses a key by its name. */
  async key(name: keyof typeof namedKeys): Promise<void> {
    await this.session.act([{ type: 'key', id: 'keyboard', actions: keysOf(namedKeys[name]) }]);
  }

  async isAt(path: RegExp): Promise<void> {
    await this.until(`at ${path}`, async () =>
      path.test(await this.session.ask<string>('() => location.pathname + location.search')),
    );
  }
}
