import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../error-code.ts';
import { usualFormBytes } from '../limits/limits.ts';
import { refusedUnavailable, wordsOfFailure } from '../database/unavailable.ts';
import { answerOf, type RefusalPart, Refused, wrongValue } from '../errors.ts';
import { faultPage } from '../pages/fault-page.ts';
import { acceptsHtml, pagePreferencesOf, sendFrame } from '../pages/page-frame.ts';
import { refusalPage } from '../pages/refusal-page.ts';
import { languageOf } from './request.ts';
import { dropRest } from './too-large-body.ts';

/** What is refused before a body has been read. */
export const unread = wrongValue('', { code: 'address' });

// The framework's own errors, worded for developers.
const unreadable: Readonly<Record<string, RefusalPart>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: wrongValue('body', { code: 'not_json' }),
  FST_ERR_CTP_EMPTY_JSON_BODY: wrongValue('body', { code: 'empty_body' }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: wrongValue('Content-Length', { code: 'length' }),
};

const form = 'multipart/form-data';

function unreadableOf({ code }: FastifyError, { server }: FastifyRequest): RefusalPart {
  if (code !== 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unreadable[code] ?? unread;
  return wrongValue('Content-Type', { code: server.hasContentTypeParser(form) ? 'type_or_form' : 'type' });
}

const tooLarge = 'FST_ERR_CTP_BODY_TOO_LARGE';

const megabyte = 1024 * 1024;

const sizeOf = (bytes: number): string =>
  bytes < megabyte ? `${bytes / 1024} KB` : `${bytes / megabyte} MB`;

// It was not taken apart: of one with room for several files, whether one of them is too large is unknown.
function refusedForm({ routeOptions }: FastifyRequest): Refused {
  const { formBytes = 0 } = routeOptions.config;
  return new Refused([
    formBytes > usualFormBytes
      ? { code: 'form_too_large', params: { megabytes: formBytes / megabyte } }
      : { code: 'image_too_large' },
  ]);
}

// Fastify's own refusals of unreadable requests, as refusals of the API.
function refusedByFramework(error: FastifyError, request: FastifyRequest): Refused | undefined {
  const isForm = request.headers['content-type']?.startsWith('multipart/') ?? false;
  if (error.code === tooLarge && isForm) return refusedForm(request);
  if (error.code === tooLarge)
    return new Refused([
      { code: 'body_too_large', params: { limit: sizeOf(request.routeOptions.bodyLimit) } },
    ]);
  if (error.statusCode === 416) return new Refused([{ code: 'range_beyond_end' }]);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refused([unreadableOf(error, request)]);
  }
  return undefined;
}

// A full or read-only disk, ours or the database's: the operator must make room; nothing was wrong with the request.
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', '53100']);
const makeRoomSeconds = 60;

function refusedForRoom(error: FastifyError | Refused): Refused | undefined {
  if (!noRoom.has(errorCode(error))) return undefined;
  return new Refused([{ code: 'not_ready', params: { seconds: makeRoomSeconds } }], {}, makeRoomSeconds);
}

/** Tells the operator what to do, in one line: there is one for each request, and a stack would say the same in each. */
function tellWaiting(error: FastifyError | Refused, request: FastifyRequest): void {
  const code = errorCode(error);
  const what = noRoom.has(code)
    ? 'the disk is full or takes no writes: make room there'
    : 'the database is out of reach, or took too long';
  const line = { failure: wordsOfFailure(error), failure_code: code, request_id: request.id };
  request.log.warn({ ...line, route: request.routeOptions.url }, what);
}

// Headers that describe another body than the one now sent.
const ofAnotherBody = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];

// Size of the file, if the requested range is beyond its end (RFC 9110, 15.5.17).
function lengthOfFile(
  error: (FastifyError | Refused) & { readonly headers?: unknown },
): Record<string, string> {
  const { 'Content-Range': range } = (error.headers ?? {}) as Record<string, string>;
  return range === undefined ? {} : { 'content-range': range };
}

function startAnew(reply: FastifyReply): FastifyReply {
  for (const name of ofAnotherBody) reply.removeHeader(name);
  return reply.header('cache-control', 'no-store');
}

/** Whether to answer with a page: for people who follow a link. Below /api every answer is JSON. */
function sendRefusalPage(refused: Refused, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const preferences = pagePreferencesOf(request);
  const { status, body } = answerOf(refused, preferences.language);
  return sendFrame(reply.code(status), refusalPage(preferences, status, body.message));
}

const asksForPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' && !request.url.startsWith('/api/') && acceptsHtml(request);

function sendRefused(
  refused: Refused,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Record<string, string> = {},
): FastifyReply {
  const { status, body } = answerOf(refused, languageOf(request));
  request.refusalCode = refused.parts[0]?.code;
  startAnew(reply).headers(headers);
  // Errors raised by the framework itself have not passed through the hooks.
  reply.header('x-request-id', request.id);
  if (refused.retryAfterSeconds !== undefined) reply.header('retry-after', String(refused.retryAfterSeconds));
  if (asksForPage(request)) return sendRefusalPage(refused, request, reply);
  return reply.code(status).send(body);
}

/**
 * The only place where errors become answers: refusals get their status and text, a lost database or a full disk 503, and
 * anything else 500 with just the request id, on a page for a person who followed a link. No other file chooses a status.
 */
export function answerError(
  error: FastifyError | Refused,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refused = error instanceof Refused ? error : refusedByFramework(error, request);
  if (refused) return sendRefused(refused, request, reply, lengthOfFile(error));
  const waits = refusedUnavailable(error) ?? refusedForRoom(error);
  if (waits) {
    tellWaiting(error, request);
    return sendRefused(waits, request, reply);
  }
  request.log.error({ err: error, request_id: request.id, route: request.routeOptions.url }, 'fault');
  startAnew(reply).code(500);
  if (asksForPage(request)) return sendFrame(reply, faultPage(pagePreferencesOf(request), request.id));
  return reply.send({ request_id: request.id });
}

/** Gives every request its id, and passes every route's errors to {@link answerError}. */
export function answerErrors(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    error.code === tooLarge
      ? dropRest(request.raw).then(() => answerError(error, request, reply))
      : answerError(error, request, reply),
  );
  app.setNotFoundHandler((request, reply) =>
    sendRefused(new Refused([{ code: 'not_found' }]), request, reply),
  );
}
