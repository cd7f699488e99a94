import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../platform/error-code.ts';
import { CommandProblem } from './command.ts';
import { seeHelp } from './options.ts';

/** Who may read a file of people's data: whoever runs the market. */
export const OWNERS_ALONE = 0o600;

/** The CSV file that was named, from where the person stands. */
export function fileOf([word]: readonly string[], folder: string): string {
  if (word === undefined) throw new CommandProblem(`Name the CSV file. ${seeHelp}`);
  return resolve(folder, word);
}

/** Writes a file that appears whole or not at all; `mode` says who may read it, everybody of the machine when absent. */
export async function writeWhole(
  file: string,
  text: AsyncIterable<string> | Iterable<string>,
  mode = 0o666,
): Promise<void> {
  const part = `${file}.part`;
  try {
    await pipeline(Readable.from(text), createWriteStream(part, { mode }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    const code = errorCode(error);
    throw code.startsWith('E') ? new CommandProblem(`${file} cannot be written (${code}).`) : error;
  }
}

/** Writes all that is kept of a person as JSON, for whoever runs the market alone. */
export const writeData = (file: string, data: object): Promise<void> =>
  writeWhole(file, [`${JSON.stringify(data, undefined, 2)}\n`], OWNERS_ALONE);
