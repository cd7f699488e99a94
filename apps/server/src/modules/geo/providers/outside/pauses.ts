import type { Ctx } from '../../../../platform/context.ts';
import type { GeoSource } from '../../../../platform/sources/geo-source.ts';
import { type FailureKind, OutsideFailure } from './failure.ts';

/** What this server knows of its providers; gone with the process. */
interface Standing {
  /** Until when each service is left alone, milliseconds since the epoch. */
  readonly pausedUntil: Map<string, number>;
  asking: number;
}

const standings = new WeakMap<GeoSource, Standing>();

function standingOf({ geo }: Ctx): Standing {
  const standing = standings.get(geo) ?? { pausedUntil: new Map(), asking: 0 };
  standings.set(geo, standing);
  return standing;
}

// A slow or broken server would cost every shopper the time-out; a used-up quota or a wrong key lasts longer.
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

// A flood of questions waits for nobody: beyond this many at once our own map answers.
const MOST_AT_ONCE = 20;

/** Whether the service may be asked now; throws where it may not. */
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
 * Asks a service, or throws an OutsideFailure. After a failure the service is left alone for a while; the log
 * has one line for each such pause, without the question.
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
