import { access, constants } from 'node:fs/promises';
import { makeFolder } from './make-folder.ts';
import { privateRoot } from './storage.ts';

/** Other accounts of the machine do not enter the folder of private files. */
const ownersFolder = 0o700;

/** Makes the folders of a market's files; refuses at the start what would fail with each picture that is sent. */
export async function refuseUnwritableFiles(root: string): Promise<void> {
  for (const [folder, mode] of [[root], [privateRoot(root), ownersFolder]] as const) {
    try {
      await makeFolder(folder, mode);
      await access(folder, constants.W_OK | constants.X_OK);
    } catch (error) {
      throw new Error(
        `The folder ${folder} cannot be written (${(error as Error).message}). Let this user write there, or set DATA_DIR to a folder that can be written.`,
      );
    }
  }
}
