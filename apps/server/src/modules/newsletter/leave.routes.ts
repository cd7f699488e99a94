import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { pagePreferencesOf, sendFrame } from '../../platform/pages/page-frame.ts';
import { leaveByLink, leavePath, readLeaveLink } from './leave-link.ts';
import { askPage, leftPage } from './leave-page.ts';

type LinkRequest = FastifyRequest<{ Querystring: { key?: unknown } }>;

const keyOf = ({ query }: LinkRequest): string => String(query.key ?? '');
// `List-Unsubscribe=One-Click`, in either form encoding; the content is ignored.
const formMostBytes = 4 * 1024;

/** Serves unsubscribing: a confirmation page, and the request sent by its button or by a mail program (RFC 8058). */
export async function serveNewsletter(app: FastifyInstance, ctx: Ctx): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    scope.get(leavePath, async (request: LinkRequest, reply) => {
      const { email, isOn } = await readLeaveLink(ctx, keyOf(request));
      return sendFrame(reply, (isOn ? askPage : leftPage)(pagePreferencesOf(request), email));
    });
    scope.post(leavePath, { bodyLimit: formMostBytes }, async (request: LinkRequest, reply) =>
      sendFrame(reply, leftPage(pagePreferencesOf(request), await leaveByLink(ctx, keyOf(request)))),
    );
  });
}
