import { escapedHtml } from '../../../platform/pages/escaped-html.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type PagePreferences, pageFrame } from '../../../platform/pages/page-frame.ts';
import { localClientId, signLocally } from './open-id.ts';
import { pageTexts } from './page-texts.ts';

/** What a visitor is sent to the provider with (OpenID Connect Core 1.0, 3.2.2.1). */
export interface AuthorizeQuery {
  readonly client_id?: string;
  readonly redirect_uri?: string;
  readonly state?: string;
  readonly nonce?: string;
}

/** Whether the request is this market's own, and goes back to it: anything else would hand tokens to strangers. */
export function isOwnRequest(ctx: Pick<Ctx, 'publicUrl'>, query: AuthorizeQuery): boolean {
  return query.client_id === localClientId && query.redirect_uri === `${ctx.publicUrl}/auth/callback`;
}

const names: Readonly<Record<string, string>> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

const field = (label: string, name: string, value: string): string =>
  `<label>${escapedHtml(label)}<input name="${name}" value="${escapedHtml(value)}" dir="auto" maxlength="120"></label>`;

/** The page of the local provider, on which a demo's visitor chooses an identity. No scripts, no external resources. */
export function authorizePage(preferences: PagePreferences, medium: string, query: AuthorizeQuery): string {
  const texts = pageTexts[preferences.language];
  const hidden = Object.entries(query).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapedHtml(name)}" value="${escapedHtml(String(value))}">`,
  );
  const stands = texts.stands.replace('{provider}', names[medium] ?? medium);
  return pageFrame(
    preferences,
    texts.title,
    `<h1>${escapedHtml(texts.title)}</h1><p>${escapedHtml(stands)}</p>
<form method="post" action="">${hidden.join('')}
${field(texts.account, 'subject', 'demo')}${field(texts.name, 'name', 'Dana Demo')}
${field(texts.email, 'email', 'dana@example.com')}
<div class="buttons"><button class="first">${escapedHtml(texts.go)}</button></div></form>`,
  );
}

/** What the page's form sends. */
export interface AuthorizeForm extends AuthorizeQuery {
  readonly subject?: string;
  readonly name?: string;
  readonly email?: string;
}

/** The callback URL, with the token in the fragment, so that no server logs it. */
export async function authorizedUrl(ctx: Ctx, medium: string, form: AuthorizeForm): Promise<string> {
  const person = {
    subject: `${medium}-${(form.subject ?? '').slice(0, 120)}`,
    name: (form.name ?? '').trim().slice(0, 120),
    email: (form.email ?? '').trim().slice(0, 255),
  };
  const token = await signLocally(ctx, medium, person, form.nonce);
  const name = medium === 'facebook' ? 'access_token' : 'id_token';
  const fragment = new URLSearchParams({ [name]: token, state: form.state ?? '' });
  return `${form.redirect_uri}#${fragment.toString()}`;
}
