import { isEmail } from '@promenade/domain/contact';
import type { NavigateFunction } from 'react-router';
import { call } from '../../lib/api/browser-client.ts';
import { showRefusal } from '../../lib/api/refusal-toasts.ts';
import type { Translator } from '../../lib/i18n/translator.ts';
import { paths } from '../../lib/paths/paths.ts';
import { readStored } from '../../lib/session/browser-store.ts';
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

/** The footer is below the next page, too, where the focus would be out of sight: the page's heading takes it. */
function leaveFor(href: string, { navigate }: Page): void {
  if (href !== location.pathname + location.search) (document.activeElement as HTMLElement | null)?.blur();
  void navigate(href);
}

/** The footer's logo leads on from the landing page only once a location is stored (NAV-02). */
function followLogo(page: Page): void {
  const stays = location.pathname === paths.landing() && readStored('location') === null;
  if (stays) scrollTo(0, 0);
  else leaveFor(paths.home(), page);
}

/** Follows a link of the footer, or any link to a view over this page, without a page load. */
function follow(event: MouseEvent, page: Page): void {
  const link = (event.target as Element).closest('a');
  const href = link?.getAttribute('href') ?? '';
  const isOurs = href.startsWith('?') || (href.startsWith('/') && link?.closest('body > footer'));
  if (!isOurs || event.defaultPrevented || !isPlain(event)) return;
  event.preventDefault();
  const { navigate } = page;
  // Where the logo led was written for the page that the visitor came in by.
  if (href === paths.home() || href === paths.landing()) followLogo(page);
  else if (href.startsWith('/')) leaveFor(href, page);
  // A view opens over the page as it is, including its filters.
  else goToView(navigate, new URLSearchParams(href).get(viewParameter));
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
