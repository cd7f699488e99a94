import type { Ctx } from '../context.ts';

/** Keeps a file that a row of the open transaction names. Where that is undone the file goes too: nobody would know of it. */
export async function keepFile(ctx: Ctx, name: string, bytes: Uint8Array): Promise<void> {
  ctx.filesKept?.push(name);
  await ctx.storage.put(name, bytes);
}

/** Removes what work kept that was undone. What cannot be removed stays, and is told: the work failed of something else. */
export async function removeKept({ storage, log }: Ctx, names: readonly string[]): Promise<void> {
  for (const name of names)
    await storage.remove(name).catch((error: unknown) => log.warn({ err: error, name }, 'a file was left'));
}
