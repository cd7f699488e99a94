import type { Ctx } from '../context.ts';

/** The absolute URL of a stored picture. */
export function mediaUrl(ctx: Pick<Ctx, 'publicUrl'>, name: string): string {
  return `${ctx.publicUrl}/media/${name}`;
}
