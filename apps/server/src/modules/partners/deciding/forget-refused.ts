import { type Ctx, over } from '../../../platform/context.ts';
import { dropPicture } from '../../../platform/sent-pictures.ts';
import { listRefusedWithFiles, updateFiles } from '../partners.repo.ts';
import type { PartnerTables } from '../partners.tables.ts';

// Long enough to object; whoever was refused leaves no identity papers here after that.
const keptForMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes the files of applications that were refused a month ago. */
export async function forgetRefusedFiles(ctx: Ctx): Promise<void> {
  const db = over<PartnerTables>(ctx);
  const before = new Date(ctx.clock.now() - keptForMs);
  for (const { id, files } of await listRefusedWithFiles(db, before)) {
    for (const { name } of files) await dropPicture(ctx, name);
    await updateFiles(db, id, []);
  }
}
