import { isEmail } from '@promenade/domain/contact';
import type { NavigateFunction } from 'react-router';
import { call } from '../../lib/api/browser-client.ts';
import { showRefusal } from '../../lib/api/refusal-toasts.ts';
import type { Translator } from '../../lib/i18n/translator.ts';
import { showToast } from '../../lib/toast/toasts.ts';
import { goToView } from '../../lib/view/use-view.ts';
import { viewParameter } from '../../lib/view/view-parameters.ts';

interface Page {
  readonly navigate: NavigateFunction;
  readonly t: Translator['t'];
  readonly signal: AbortSignal;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Follows a link of the footer, or any link to a view over this page, without a page load. */
function follow(event: MouseEvent, { navigate }: Page): void {
  const link = (event.target as Element).closest('a');
  const href = link?.getAttribute('href') ?? '';
  const isOurs = href.startsWith('?') || (href.startsWith('/') && link?.closest('body > footer'));
  if (!isOurs || event.defaultPrevented || !isPlain(event)) return;
  event.preventDefault();
  if (href.startsWith('/')) return void navigate(href);
  // A view opens over the page as it is, including its filters.
  goToView(navigate, new URLSearchParams(href).get(viewParameter));
}

function tellProblem(form: HTMLFormElement, field: HTMLInputElement, text: string): void {
  // The alert exists only while it says something: an empty one would conflict with the page's own.
  const note = form.querySelector('p');
  note?.setAttribute('role', text === '' ? 'none' : 'alert');
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

/**
 * Handles what only the server renders, until the signal aborts: links to views, the footer's links and its
 * newsletter. A form that was submitted earlier is sent now.
 */
export function listenInPage(page: Page): void {
  const { signal } = page;
  const form = document.querySelector<HTMLFormElement>('body > footer form');
  document.addEventListener('click', (event) => follow(event, page), { signal });
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
