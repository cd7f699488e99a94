import type { Ctx } from '../../../../platform/context.ts';
import type { GeoSource } from '../../../../platform/sources/geo-source.ts';
import { type FailureKind, OutsideFailure } from './failure.ts';

/** This process's state of its providers. */
interface Standing {
  /** When the pause of each service ends, milliseconds since the epoch. */
  readonly pausedUntil: Map<string, number>;
  asking: number;
}

const standings = new WeakMap<GeoSource, Standing>();

function standingOf({ geo }: Ctx): Standing {
  const standing = standings.get(geo) ?? { pausedUntil: new Map(), asking: 0 };
  standings.set(geo, standing);
  return standing;
}

// Without a pause, each shopper would wait for the time-out of a slow or broken server; an exhausted quota or a wrong
// key lasts longer.
const PAUSE_SECONDS: Readonly<Record<FailureKind, number>> = {
  timeout: 30,
  unreachable: 30,
  status: 30,
  garbage: 30,
  too_large: 30,
  quota: 60,
  refused: 600,
  paused: 0,
  busy: 0,
};
const LONGEST_PAUSE_SECONDS = 3600;

function pauseSeconds({ kind, retryAfterSeconds = 0 }: OutsideFailure): number {
  return Math.min(LONGEST_PAUSE_SECONDS, Math.max(PAUSE_SECONDS[kind], retryAfterSeconds));
}

// Limit on concurrent requests: beyond it, our own map answers at once.
const MOST_AT_ONCE = 20;

/** Throws if the service must not be queried now. */
function checkStanding(ctx: Ctx, standing: Standing, service: string): void {
  if ((standing.pausedUntil.get(service) ?? 0) > ctx.clock.now()) throw new OutsideFailure('paused');
  if (standing.asking >= MOST_AT_ONCE) throw new OutsideFailure('busy');
}

function startPause(ctx: Ctx, standing: Standing, service: string, failure: OutsideFailure): void {
  const seconds = pauseSeconds(failure);
  const nowMs = ctx.clock.now();
  if (seconds === 0 || (standing.pausedUntil.get(service) ?? 0) > nowMs) return;
  standing.pausedUntil.set(service, nowMs + seconds * 1000);
  const { kind, status } = failure;
  ctx.log.warn({ service, failure: kind, status, pauseSeconds: seconds }, 'our own map answers for now');
}

/**
 * Queries a service, or throws an OutsideFailure. A failure pauses the service for a while; each pause logs one line,
 * without the request.
 */
export async function askService<T>(ctx: Ctx, service: string, ask: () => Promise<T>): Promise<T> {
  const standing = standingOf(ctx);
  checkStanding(ctx, standing, service);
  standing.asking += 1;
  try {
    return await ask();
  } catch (error) {
    if (error instanceof OutsideFailure) startPause(ctx, standing, service, error);
    throw error;
  } finally {
    standing.asking -= 1;
  }
}
