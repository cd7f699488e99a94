import type { Ctx } from '../context.ts';

/** Stores a file for a row of the open transaction. If that is rolled back, the file is deleted too. */
export async function keepFile(ctx: Ctx, name: string, bytes: Uint8Array): Promise<void> {
  ctx.filesKept?.push(name);
  await ctx.storage.put(name, bytes);
}

/** Deletes the files of a transaction that was rolled back. Files that cannot be deleted stay and are logged. */
export async function removeKept({ storage, log }: Ctx, names: readonly string[]): Promise<void> {
  for (const name of names)
    await storage.remove(name).catch((error: unknown) => log.warn({ err: error, name }, 'a file was left'));
}
