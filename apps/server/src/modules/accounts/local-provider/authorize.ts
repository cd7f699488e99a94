import { escapedHtml } from '../../../platform/escaped-html.ts';
import type { Ctx } from '../../../platform/context.ts';
import { localClientId, signLocally } from './open-id.ts';

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

const field = (label: string, name: string, type: string, value: string): string =>
  `<label>${label}<input name="${name}" type="${type}" value="${escapedHtml(value)}" maxlength="120"></label>`;

/** The page of the local provider: a demonstration's visitor says who to be. No script, nothing from elsewhere. */
export function authorizePage(medium: string, query: AuthorizeQuery): string {
  const hidden = Object.entries(query).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapedHtml(name)}" value="${escapedHtml(String(value))}">`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Demonstration sign-in</title><style>body{font:16px system-ui;max-width:24rem;margin:4rem auto;padding:0 1rem}
label{display:block;margin:1rem 0}input{display:block;width:100%;box-sizing:border-box;min-height:44px;font:inherit;padding:0 .5rem}
button{min-height:44px;width:100%;font:inherit}</style></head><body><h1>Demonstration sign-in</h1>
<p>This page stands in for ${escapedHtml(medium)} in a demonstration market. Say who you want to be; nothing is sent anywhere else.</p>
<form method="post" action="">${hidden.join('')}
${field('Account', 'subject', 'text', 'demo')}${field('Name (may be empty)', 'name', 'text', 'Dana Demo')}
${field('Email (may be empty)', 'email', 'text', 'dana@example.com')}
<button>Continue</button></form></body></html>`;
}

/** What the page's form sends. */
export interface AuthorizeForm extends AuthorizeQuery {
  readonly subject?: string;
  readonly name?: string;
  readonly email?: string;
}

/** Where the visitor goes back to, the token in the fragment, so that no server's log ever holds it. */
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
