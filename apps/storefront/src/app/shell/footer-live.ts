import { isEmail } from '@promenade/domain/contact';
import type { NavigateFunction } from 'react-router';
import { call } from '../../lib/api/browser-client.ts';
import { showRefusal } from '../../lib/api/refusal-toasts.ts';
import type { Translator } from '../../lib/i18n/translator.ts';
import { showToast } from '../../lib/toast/toasts.ts';

interface Page {
  readonly navigate: NavigateFunction;
  readonly t: Translator['t'];
  readonly signal: AbortSignal;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Follows a link within the page that is there, as every other link of the market does. */
function follow(event: MouseEvent, { navigate }: Page): void {
  const link = (event.target as Element).closest('a');
  const href = link?.getAttribute('href') ?? '';
  if (event.defaultPrevented || !isPlain(event) || link?.target || !/^[/?]/.test(href)) return;
  event.preventDefault();
  if (href.startsWith('/')) return void navigate(href);
  // A view opens over the page as it is, its filters and all.
  const search = new URLSearchParams(location.search);
  for (const [name, value] of new URLSearchParams(href)) search.set(name, value);
  void navigate({ search: search.toString() }, { preventScrollReset: true });
}

function tellProblem(form: HTMLFormElement, field: HTMLInputElement, text: string): void {
  const note = form.querySelector('[role=alert]');
  if (note) note.textContent = text;
  if (text === '') field.removeAttribute('aria-invalid');
  else {
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  }
}

/** NAV-13. */
async function subscribe(form: HTMLFormElement, { t }: Page): Promise<void> {
  const field = form.elements.namedItem('email') as HTMLInputElement;
  const email = field.value.trim();
  const isGood = isEmail(email);
  tellProblem(form, field, isGood ? '' : t('pages.newsletterInvalid'));
  if (!isGood || form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  try {
    const { message } = await call('newsletter.subscribe', { body: { email } });
    form.reset();
    showToast('success', message);
  } catch (error) {
    showRefusal(error, t('common.connectionLost'));
  } finally {
    form.ariaBusy = null;
  }
}

/** Listens for what is pressed and sent in the footer, until the signal; what was sent before is sent now. */
export function listenIn(footer: HTMLElement, page: Page): void {
  const { signal } = page;
  const form = footer.querySelector('form');
  footer.addEventListener('click', (event) => follow(event, page), { signal });
  if (!form) return;
  const send = (event: Event): void => {
    event.preventDefault();
    void subscribe(form, page);
  };
  form.addEventListener('submit', send, { signal });
  const { dataset } = form;
  const wasHeld = 'held' in dataset;
  delete dataset['waiting'];
  delete dataset['held'];
  if (wasHeld) form.requestSubmit();
}
