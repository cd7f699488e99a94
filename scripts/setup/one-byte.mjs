/**
 * Writes the files of a build so that V8 keeps their text in one byte a letter: a single letter beyond Latin-1 would
 * make it two bytes for the whole file, which stays in memory as long as the program runs (decision 38).
 * `node one-byte.mjs FOLDER`
 */
import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// A letter behind a backslash that says nothing of it means itself, as its number does without one.
const BEYOND_LATIN_1 = /(\\*)([\u0100-\uffff])/g;

/**
 * The same program with each letter beyond Latin-1 as its number: in texts, patterns and names both are the same.
 * Only what a template is asked for as it stands would tell, so that none may hold such a letter.
 */
export function inOneByte(code) {
  return code.replace(BEYOND_LATIN_1, (_all, backslashes, letter) => {
    const kept = backslashes.length % 2 === 0 ? backslashes : backslashes.slice(1);
    return `${kept}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Whoever reads a file meanwhile gets all of it, as it was or as it will be. */
function replaceFile(path, text) {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

function writeInOneByte(folder) {
  for (const name of globSync('**/*.js', { cwd: folder })) {
    const path = join(folder, name);
    const code = readFileSync(path, 'utf8');
    const narrow = inOneByte(code);
    if (narrow !== code) replaceFile(path, narrow);
  }
}

if (import.meta.main) writeInOneByte(resolve(process.argv[2] ?? '.'));
