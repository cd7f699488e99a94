// Checks the sizes that Biome does not: files in a folder, and functions in .tsx files that are not components.
// (Functions, components and files themselves are limited in biome.json.)
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const MOST_FILES_IN_A_ROOM = 15;
const MOST_LINES_OF_A_FUNCTION = 40;

const ROOMS = [
  'apps/server/src/modules',
  'apps/storefront/src/features',
  'apps/storefront/src/ui',
  'packages/domain/src',
  'packages/contract/src',
  'packages/market/src',
];

const SOURCE = /\.(ts|tsx)$/;
const TEST = /\.(test|fixture)\.tsx?$/;

function filesBelow(dir) {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function crowdedFolders(files) {
  const counts = new Map();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_FILES_IN_A_ROOM)
    .map(
      ([dir, count]) =>
        `${relative(root, dir)}: ${count} files, at most ${MOST_FILES_IN_A_ROOM}; split the room`,
    );
}

/** The formatter puts a top-level function's first and last line at the margin. */
function longFunctions(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, start) => {
    const name = /^(?:export )?(?:async )?function ([a-z]\w*)/.exec(line)?.[1];
    const length = lines.indexOf('}', start) - start - 1;
    if (!name || length <= MOST_LINES_OF_A_FUNCTION) return [];
    return [`${relative(root, file)}: ${name} has ${length} lines, at most ${MOST_LINES_OF_A_FUNCTION}`];
  });
}

const files = ROOMS.flatMap((room) => filesBelow(join(root, room)));
const problems = [
  ...crowdedFolders(files),
  ...files.filter((file) => file.endsWith('.tsx')).flatMap(longFunctions),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
