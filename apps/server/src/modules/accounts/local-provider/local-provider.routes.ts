import { SOCIAL_MEDIA } from '@promenade/domain/accounts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { pagePreferencesOf, sendFrame } from '../../../platform/pages/page-frame.ts';
import { getMarket } from '../../settings/index.ts';
import { type AuthorizeForm, authorizedUrl, authorizePage, isOwnRequest } from './authorize.ts';
import { localGraph } from './graph.ts';
import { discovery, localJwks, localProviderPath } from './open-id.ts';

type Request = FastifyRequest<{ Params: { medium: string } }>;

/** The local provider is available only in demos, and only if no real one is configured. */
async function mediumOf(ctx: Ctx, request: Request): Promise<string> {
  const medium = SOCIAL_MEDIA.find((one) => one === request.params.medium);
  const { demo } = (await getMarket(ctx)).settings;
  return medium !== undefined && demo && ctx.sources[medium] === undefined ? medium : refuse('not_found');
}

/** The texts among the fields of a query or form, if it was this market that sent the visitor here. */
function ownFields(ctx: Ctx, sent: unknown): AuthorizeForm {
  const fields = Object.fromEntries(
    Object.entries(sent ?? {}).filter(([, value]) => typeof value === 'string'),
  );
  return isOwnRequest(ctx, fields) ? fields : refuse('malformed', { detail: 'client_id, redirect_uri' });
}

async function sendPage(ctx: Ctx, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const [medium, query] = [await mediumOf(ctx, request), ownFields(ctx, request.query)];
  return sendFrame(reply, authorizePage(pagePreferencesOf(request), medium, query));
}

async function sendBack(ctx: Ctx, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const medium = await mediumOf(ctx, request);
  const form = ownFields(ctx, request.body);
  return reply.header('cache-control', 'no-store').redirect(await authorizedUrl(ctx, medium, form), 303);
}

async function sendGraph(ctx: Ctx, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  await mediumOf(ctx, request);
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const path = request.url.slice(request.url.indexOf('/graph') + '/graph'.length);
  const answer = await localGraph(ctx)(path, token);
  return answer
    ? reply.send(answer)
    : reply.code(400).send({ error: { message: 'Invalid OAuth access token.' } });
}

/** Serves the local identity provider: discovery, keys, its page, and Graph's two questions. */
export async function serveLocalProvider(app: FastifyInstance, ctx: Ctx): Promise<void> {
  await app.register(async (scope) => {
    const base = `${localProviderPath}/:medium`;
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 8192 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get(`${base}/.well-known/openid-configuration`, async (request: Request, reply) =>
      reply.send(discovery(ctx, await mediumOf(ctx, request))),
    );
    scope.get(`${base}/jwks.json`, async (request: Request, reply) => {
      await mediumOf(ctx, request);
      return reply.send(await localJwks(ctx));
    });
    scope.get(`${base}/authorize`, (request: Request, reply) => sendPage(ctx, request, reply));
    scope.post(`${base}/authorize`, (request: Request, reply) => sendBack(ctx, request, reply));
    scope.get(`${base}/graph/debug_token`, (request: Request, reply) => sendGraph(ctx, request, reply));
    scope.get(`${base}/graph/me`, (request: Request, reply) => sendGraph(ctx, request, reply));
  });
}
