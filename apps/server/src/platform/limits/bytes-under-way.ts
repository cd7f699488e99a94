import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseFor } from '../errors.ts';
import { callerNetwork } from '../http/caller-network.ts';

/** Six of the largest forms, or hundreds of a phone's pictures. */
const mostBytes = 100 * 1024 * 1024;
const againMs = 5_000;

/**
 * Bounds the bodies of forms that one network is sending at the same moment: each is held in memory until it is
 * complete, before it is known who calls, and may take its sender minutes.
 */
export function bytesUnderWay(most: number = mostBytes) {
  const byNetwork = new Map<string, number>();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const network = callerNetwork(request.ip);
    const { formBytes = 0 } = request.routeOptions.config;
    // Without a length it may become as long as the call allows; what says it is longer is not read.
    const bytes = Math.min(Number(request.headers['content-length'] ?? formBytes), formBytes);
    const before = byNetwork.get(network) ?? 0;
    if (before > 0 && before + bytes > most) refuseFor('too_often', againMs);
    byNetwork.set(network, before + bytes);
    reply.raw.once('close', () => {
      const left = (byNetwork.get(network) ?? 0) - bytes;
      if (left > 0) byNetwork.set(network, left);
      else byNetwork.delete(network);
    });
  };
}
