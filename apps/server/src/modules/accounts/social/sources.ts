import type { SocialMedium } from '@promenade/domain/accounts';
import type { JWTVerifyGetKey } from 'jose';
import type { Ctx } from '../../../platform/context.ts';
import type { GraphSource, OpenIdSource } from '../../../platform/sources/sign-in-sources.ts';
import { getMarket } from '../../settings/index.ts';
import { askOutside } from '../ask-outside.ts';
import { type GraphAnswers, localGraph, localGraphSource } from '../local-provider/graph.ts';
import { localKeys, localOpenIdSource } from '../local-provider/open-id.ts';

/** A provider with what its tokens are held against. */
export interface OpenIdWithKeys extends OpenIdSource {
  readonly keys: JWTVerifyGetKey;
}

/** A Graph with the way to ask it. */
export interface GraphWithAnswers extends GraphSource {
  readonly answers: GraphAnswers;
}

const timeoutMs = 5_000;
// By URL: the library caches keys, and fetches them again when it sees an unknown key id.
const remoteKeys = new Map<string, Promise<JWTVerifyGetKey>>();

async function openRemoteKeys(url: string): Promise<JWTVerifyGetKey> {
  const { createRemoteJWKSet } = await import('jose');
  const remote = createRemoteJWKSet(new URL(url), { timeoutDuration: timeoutMs });
  return (header, token) => askOutside(() => remote(header, token));
}

function keysAt(url: string): Promise<JWTVerifyGetKey> {
  const kept = remoteKeys.get(url) ?? openRemoteKeys(url);
  remoteKeys.set(url, kept);
  return kept;
}

async function isOffered(ctx: Ctx, medium: SocialMedium): Promise<boolean> {
  const { login } = (await getMarket(ctx)).settings;
  return login.social && login[medium];
}

const isDemo = async (ctx: Ctx): Promise<boolean> => (await getMarket(ctx)).settings.demo;

/** The OpenID provider of a medium: the environment's, in a demonstration our own; undefined where there is none. */
export async function openIdOf(ctx: Ctx, medium: 'google' | 'apple'): Promise<OpenIdWithKeys | undefined> {
  if (!(await isOffered(ctx, medium))) return undefined;
  const source = ctx.sources[medium];
  if (source) return { ...source, keys: await keysAt(source.jwksUrl) };
  return (await isDemo(ctx)) ? { ...localOpenIdSource(ctx, medium), keys: await localKeys(ctx) } : undefined;
}

function httpAnswers(source: GraphSource): GraphAnswers {
  const ask = async (path: string, token: string) => {
    const reply = await fetch(`${source.graphUrl}${path}`, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return reply.ok ? ((await reply.json()) as Record<string, unknown>) : undefined;
  };
  return (path, token) => askOutside(() => ask(path, token));
}

/** The Graph provider, in the same way. */
export async function graphOf(ctx: Ctx): Promise<GraphWithAnswers | undefined> {
  if (!(await isOffered(ctx, 'facebook'))) return undefined;
  const source = ctx.sources.facebook;
  if (source) return { ...source, answers: httpAnswers(source) };
  return (await isDemo(ctx)) ? { ...localGraphSource(ctx), answers: localGraph(ctx) } : undefined;
}
